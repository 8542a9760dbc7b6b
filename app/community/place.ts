import type { FeedCursor } from './feed.ts';

/** A place in a list that goes by one number, as an address has it. */
export function writePlace({ at, id }: FeedCursor): string {
  return `${at}-${id}`;
}

/** What an address says of it. Null for anything else: the beginning. */
export function readPlace(text: string | null): FeedCursor | null {
  const match = /^(\d{1,15})-([0-9a-z]{1,60})$/.exec(text ?? '');
  return match ? { at: Number(match[1]), id: match[2] ?? '' } : null;
}
