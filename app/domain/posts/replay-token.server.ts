import { createHmac, timingSafeEqual } from 'node:crypto';

type ReplaySource = { id: string; seed: number; engine: string | null };

const TOKEN = /^([0-9a-z]{1,60})\.([\w-]{22})$/;

/**
 * Creates the token of a replay link: the id of a generation with a signature over its id, seed and engine. Only the author
 * gets one (docs/decisions/remixes-and-replays.md).
 */
export function createReplayToken(secret: string, source: ReplaySource): string {
  return `${source.id}.${sign(secret, source)}`;
}

/** The generation id in a well-formed token. The signature is not checked. */
export function generationIdInToken(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}

/** Whether a token has the signature of this generation. */
export function isReplayToken(secret: string, token: string, source: ReplaySource): boolean {
  const expected = Buffer.from(createReplayToken(secret, source));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign(secret: string, { id, seed, engine }: ReplaySource): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['replay', id, seed, engine]))
    .digest('base64url')
    .slice(0, 22);
}
