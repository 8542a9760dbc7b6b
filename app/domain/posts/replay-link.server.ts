import type { GenerationRow } from '../../platform/db/tables.ts';
import { signatureOf } from '../../platform/http/signature.server.ts';

type SignedRow = Pick<GenerationRow, 'id' | 'seed' | 'engine'>;

/** The path of the replay link of a post, for its author alone. Null where the offline writer did not write it. */
export function replayPath(
  secret: string,
  row: SignedRow & Pick<GenerationRow, 'writer'>,
): string | null {
  return row.writer === 'offline' ? `/replay/${createReplayToken(secret, row)}` : null;
}

/**
 * Creates the token of a replay link: the id of a generation, and its signature with seed and engine. Only the author gets
 * one, so it replays no other text.
 */
export function createReplayToken(secret: string, { id, seed, engine }: SignedRow): string {
  const signed = JSON.stringify(['replay', id, seed, engine]);
  return `${id}.${signatureOf(secret, signed).slice(0, 22)}`;
}
