/** A place in a list that goes by time: after this one. */
export type CaseCursor = { at: number; id: string };

/** A place as it stands in an address. */
export function writeCaseCursor({ at, id }: CaseCursor): string {
  return `${at}-${id}`;
}

/** The place that an address holds, or null when it holds none. */
export function readCaseCursor(text: string | null): CaseCursor | null {
  const match = /^(\d{1,15})-([0-9a-z]{1,60})$/.exec(text ?? '');
  return match ? { at: Number(match[1]), id: match[2] ?? '' } : null;
}
