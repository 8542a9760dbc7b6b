type Looked<Row, At> = {
  found: Row[];
  /** Where to go on: null when the page is full, or nothing is left. */
  end: At | null;
};

/** A row of a stretch: whether it holds what is looked for, and its place in the stretch, from one on. */
export type Seen = { holds: boolean | number; place: number };

/**
 * What was found in a stretch of `most` rows, from those of its rows that hold it and its last one, in one statement: asked
 * for by itself, the last one could be another by then.
 */
export function readSeen<Row extends Seen>(
  rows: readonly Row[],
  { limit, most }: { limit: number; most: number },
): Looked<Row, Row> {
  const found = rows.filter(({ holds }) => Boolean(holds)).slice(0, limit);
  const last = rows.find(({ place }) => place === most);
  return { found, end: found.length === limit ? null : (last ?? null) };
}

/**
 * A search along an order, for at most `limit` rows after the place `after`: through the first of these stretches (in rows),
 * and where that does not fill the page through the next. Most words are in many rows, and are found in a short one.
 */
export async function lookThrough<Row, At>(
  stretches: readonly number[],
  { after, limit }: { after: At | null; limit: number },
  look: (ask: { after: At | null; limit: number; most: number }) => Promise<Looked<Row, At>>,
): Promise<Looked<Row, At>> {
  const found: Row[] = [];
  let end = after;
  for (const most of stretches) {
    const looked = await look({ after: end, limit: limit - found.length, most });
    found.push(...looked.found);
    end = looked.end;
    if (end === null) break;
  }
  return { found, end };
}
