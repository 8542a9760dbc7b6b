type Looked<Row, At> = {
  found: Row[];
  /** Where to go on: null when the page is full, or nothing is left. */
  end: At | null;
};

/** So many rows may come between two looks at a stretch, and are looked at with it. */
export const NEW_MEANWHILE = 100;

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
