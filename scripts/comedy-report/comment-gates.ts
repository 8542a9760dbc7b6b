import freshPosts from '../../comedy/devices/sets/fresh-posts.json' with { type: 'json' };
import {
  type CommentSection,
  type HouseComment,
  writeCommentSection,
} from '../../comedy/comment-section/write-section.ts';
import { HUMOR_LEVELS, POST_STYLES } from '../../comedy/post-styles.ts';
import { HEAVY_POSTS } from '../../comedy/replies/sample-posts.ts';
import { writePost } from '../../comedy/write-post.ts';
import { type Gate, percent, section } from './gate.ts';
import { SITE } from './inputs.ts';

const EXAMPLES = 10;
/** A line that comes under more posts than this is a catchphrase. */
const MOST_OFTEN = 0.12;
const MOST_SHARED = 0.5;

type Commented = { post: string; written: CommentSection };

/** What the house's people say under fresh posts and under its own: whether it is true, and how often it comes again. */
export function commentGates(): { gates: Gate[]; text: string } {
  const under: Commented[] = posts().map((post) => ({ post, written: writeCommentSection(post) }));
  const commented = under.filter(({ written }) => written.comments.length > 0);
  const every = Math.floor(commented.length / EXAMPLES);
  const shown = commented.filter((_, index) => index % every === 0).slice(0, EXAMPLES);
  const text = section(
    "The house's comments",
    `Every ${every}th of ${commented.length} sections, as everybody sees them first; none left out.`,
    ...shown.map(sectionText),
  );
  return { gates: [...trueGates(commented), ...freshGates(commented)], text };
}

/** Whether all of it is in the post, said once, and never under a grave one. */
function trueGates(commented: readonly Commented[]): Gate[] {
  const twice = commented.filter(({ written }) => hasTwice(written.comments)).length;
  const repeats = commented.flatMap(({ post, written }) =>
    written.comments.flatMap(({ repeats: words }) => words.map((each) => stands(post, each))),
  );
  const real = repeats.filter(Boolean).length;
  const grave = HEAVY_POSTS.filter((post) => writeCommentSection(post).comments.length > 0).length;
  const all = `${commented.length} posts`;
  return [
    gate(
      '23',
      `Words and numbers the house's comments repeat that stand in the post (${all})`,
      percent(real, repeats.length),
      '100 %',
      real === repeats.length,
    ),
    gate(
      '23a',
      `Sections in which a line or a text comes twice (${all})`,
      `${twice}`,
      '0',
      twice === 0,
    ),
    gate(
      '23b',
      `Grave posts that anybody comments on (${HEAVY_POSTS.length})`,
      `${grave}`,
      '0',
      grave === 0,
    ),
  ];
}

/** How soon a reader of many posts meets a line again. */
function freshGates(commented: readonly Commented[]): Gate[] {
  const [often, shared] = [mostOften(commented), meanShared(commented)];
  return [
    gate(
      '23c',
      'Lines that two sections have in common, in the mean',
      shared.toFixed(2),
      `<= ${MOST_SHARED}`,
      shared <= MOST_SHARED,
    ),
    gate(
      '23d',
      `The line that comes most often, in sections (${often.id})`,
      percent(often.count, commented.length),
      '<= 12 %',
      often.count / commented.length <= MOST_OFTEN,
    ),
  ];
}

/** The fresh posts, and one of the house for every style and level. */
function posts(): string[] {
  const own = POST_STYLES.flatMap(({ value: style, fields: known }) =>
    HUMOR_LEVELS.map((level, seed) => {
      const fields = Object.fromEntries(known.map(({ name, placeholder }) => [name, placeholder]));
      return writePost({ style, fields, level, seed, site: SITE }).text;
    }),
  );
  return [...freshPosts, ...own];
}

function gate(number: string, check: string, figure: string, wanted: string, met: boolean): Gate {
  return { number, check, figure, gate: wanted, met };
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/\s+/gu, ' ')
    .toLowerCase();
const stands = (post: string, words: string) => plain(post).includes(words.toLowerCase());

function hasTwice(comments: readonly HouseComment[]): boolean {
  const ids = new Set(comments.map(({ lineId }) => lineId));
  return Math.min(ids.size, new Set(comments.map(({ text }) => text)).size) < comments.length;
}

const idsOf = ({ written }: Commented) => written.comments.map(({ lineId }) => lineId);

function mostOften(commented: readonly Commented[]): { id: string; count: number } {
  const counts = new Map<string, number>();
  for (const id of commented.flatMap(idsOf)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [[id, count] = ['', 0]] = [...counts].toSorted((one, other) => other[1] - one[1]);
  return { id, count };
}

function meanShared(commented: readonly Commented[]): number {
  let shared = 0;
  let pairs = 0;
  for (const [index, one] of commented.entries()) {
    const ids = new Set(idsOf(one));
    for (const other of commented.slice(index + 1)) {
      shared += idsOf(other).filter((id) => ids.has(id)).length;
      pairs += 1;
    }
  }
  return shared / Math.max(1, pairs);
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' / ').replaceAll('`', "'");

function sectionText({ post, written }: Commented, index: number): string {
  const said = written.comments.map(
    ({ label, name, text, answers }) =>
      `${answers === null ? '' : '  '}- **${name}** (${label.toLowerCase()}): ${text}`,
  );
  return `${index + 1}. \`${oneLine(post)}\`\n\n${said.join('\n')}`;
}
