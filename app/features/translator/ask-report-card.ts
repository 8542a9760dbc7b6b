import type { ReportCard } from '../../../comedy/devices/report-card.ts';

export const FAILED = 'The report card could not be written. The post is as it was.';

type Answer = { ok: true; card: ReportCard } | { ok: false; words: string };

/** Has the server judge a text. Never throws: what went wrong comes back in words. */
export async function askReportCard(text: string): Promise<Answer> {
  try {
    const response = await fetch('/api/report-cards', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    const body = (await response.json()) as ReportCard & { title?: string };
    return response.ok ? { ok: true, card: body } : { ok: false, words: body.title ?? FAILED };
  } catch {
    return { ok: false, words: FAILED };
  }
}
