import { expect } from 'vitest';

/** For METRICS_TOKEN. */
export const TOKEN = 'a-token-for-the-tests';

/** The metrics of a server at one time. `up` is false without a response. `at` is in epoch seconds. */
export type Scrape = { at: number; up: boolean; samples: ReadonlyMap<string, number> };

/** Reads /metrics as Prometheus does. */
export async function scrape(origin: string): Promise<Scrape> {
  const text = await scrapeText(origin);
  const at = Date.now() / 1000;
  return text === null
    ? { at, up: false, samples: new Map() }
    : { at, up: true, samples: samplesOf(text) };
}

/** Returns the text of /metrics, or null without a response. */
export async function scrapeText(origin: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await fetch(`${origin}/metrics`, { headers }).catch(() => null);
  if (!answer) return null;
  expect(answer.status).toBe(200);
  return answer.text();
}

function samplesOf(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
