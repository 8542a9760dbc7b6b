import { createTestApp, type TestApp } from '../test-app.ts';
import { type Scrape, scrape, TOKEN } from './scrape.ts';

/** Something that happens to a server: what Prometheus reads before and afterwards. */
export type Incident = {
  /** What must be set off by it, and nothing else. */
  alerts: readonly string[];
  /** Which number tells of which fault of docs/operations.md; it differs afterwards. */
  moves: Readonly<Record<string, string>>;
  /** How long it goes on. */
  minutes?: number;
  happen: () => Promise<[Scrape, Scrape]>;
  /** What tells that it did, where the number differs anyway between two looks. */
  isTold?: (before: Scrape, after: Scrape) => boolean;
};

/** Incidents by what happens. */
export type Incidents = Readonly<Record<string, Incident>>;

type Options = NonNullable<Parameters<typeof createTestApp>[0]>;
type Asked = Pick<TestApp, 'browser'>;

const ROOM = { freeSpace: () => Promise.resolve(1e12) };

/** What is read of a new server before something happens to it, and afterwards. */
export async function watch(
  { env, overrides }: Options,
  happens: (app: TestApp) => unknown,
): Promise<[Scrape, Scrape]> {
  const app = await createTestApp({
    env: { METRICS_TOKEN: TOKEN, ...env },
    overrides: { ...ROOM, ...overrides },
  });
  const before = await scrape(app.origin);
  await happens(app);
  return [before, await scrape(app.origin)];
}

export const TOAST = { style: 'gpt4-context', fields: { context: 'I made toast' } };

/** A new guest of a network of their own asks for a post. */
export async function post(app: Asked, index = 0): Promise<{ status: number; text: string }> {
  const answer = await app.browser().fetch('/api/generations', {
    json: TOAST,
    headers: { 'idempotency-key': `key-${index}-00000` },
    from: `10.0.${index >> 8}.${index & 255}`,
  });
  return { status: answer.status, text: await answer.text() };
}
