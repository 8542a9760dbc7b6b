import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a replay link names: a generation, and from what it was written. */
type Stamped = { id: string; seed: number; engine: string | null };

const TOKEN = /^([0-9a-z]{1,60})\.([\w-]{22})$/;

/**
 * The word of a replay link: the id of a generation, signed together with its seed and engine. Only who wrote it is
 * given one, so a link replays what somebody made and nothing else (docs/decisions/remixes-and-replays.md).
 */
export function createReplayToken(secret: string, stamped: Stamped): string {
  return `${stamped.id}.${sign(secret, stamped)}`;
}

/** The id that a text of the right shape names. Whether it is one of ours only its row tells. */
export function generationIdInToken(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}

/** Whether this server has given the word for that generation. */
export function isReplayToken(secret: string, token: string, stamped: Stamped): boolean {
  const expected = Buffer.from(createReplayToken(secret, stamped));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(secret: string, { id, seed, engine }: Stamped): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['replay', id, seed, engine]))
    .digest('base64url')
    .slice(0, 22);
}
