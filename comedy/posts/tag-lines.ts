import banks from './tag-lines.json' with { type: 'json' };
import { randomFrom } from '../story/random.ts';

/** The last line of a post, which names the site (docs/product.md §5). The same seed gives the same line. */
export function tagLine(site: string, seed: number, isGrave: boolean): string {
  const line = randomFrom(`tag ${seed}`).pick(isGrave ? banks.gentle : banks.ordinary);
  return line.replace('{site}', site.replace(/\s+/gu, ' ').trim());
}

const LINES = [...banks.ordinary, ...banks.gentle].map((line) =>
  line.replace(/[.]/gu, '\\$&').replace('{site}', '\\S+'),
);
const PATTERN = new RegExp(`^(?:${LINES.join('|')})$`, 'u');

/** Whether a line is a tag line of any site. */
export function isTagLine(line: string): boolean {
  return PATTERN.test(line.trim());
}
