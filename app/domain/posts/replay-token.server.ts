import { isSameSignature, signatureOf } from '../../platform/http/signature.server.ts';

/** What a replay link signs: the id of a generation, its seed and engine. */
type Stamped = { id: string; seed: number; engine: string | null };

const TOKEN = /^([0-9a-z]{1,60})\.[\w-]{22}$/;

/** Creates the token of a replay link. Only the author gets one, so it replays no other text (docs/decisions/remixes-and-replays.md). */
export function createReplayToken(secret: string, { id, seed, engine }: Stamped): string {
  const signed = JSON.stringify(['replay', id, seed, engine]);
  return `${id}.${signatureOf(secret, signed).slice(0, 22)}`;
}

/** Reads the generation id of a token, without checking its signature. Null for any other text. */
export function generationIdInToken(token: string): string | null {
  return TOKEN.exec(token)?.[1] ?? null;
}

/** Checks whether this server signed the token for that generation. */
export function isReplayToken(secret: string, token: string, stamped: Stamped): boolean {
  return isSameSignature(token, createReplayToken(secret, stamped));
}
