import { type ReportCard, reportCard } from '../../comedy/devices/report-card.ts';
import { type Asker, askerKey } from '../guests/asker-key.server.ts';
import type { Services } from '../services.server.ts';

type Judged = { ok: true; card: ReportCard } | { ok: false; retryAfter: number };

/** Judges a text, within what one member or one network may have judged in an hour. Keeps nothing. */
export async function judgeText(
  { actionLimits }: Services,
  asker: Asker,
  text: string,
): Promise<Judged> {
  const retryAfter = await actionLimits.take('report-card', askerKey(asker));
  return retryAfter === null ? { ok: true, card: reportCard(text) } : { ok: false, retryAfter };
}
