import { fill } from '../tell-plot.ts';

/** Stands between a quotation mark and the stop after it while holes are filled: in a reply the stop stays outside. */
const APART = '\uE001';

/**
 * Puts the words into the holes of a reply. Its sentences are counted by their stops, so that none may stand within
 * quotation marks.
 */
export function fillReply(wording: string, holes: ReadonlyMap<string, string>): string {
  const apart = wording.replace(/"(?=[.,])/gu, `"${APART}`);
  return fill(apart, { holes, cast: {} }).replaceAll(APART, '');
}
