import { commentsOnNothing } from '../../../comedy/comment-section/comments-on-nothing.ts';
import {
  type HouseComment,
  writeCommentSection,
} from '../../../comedy/comment-section/write-section.ts';
import { COMMON_WORDS } from '../../../comedy/language/common-words.ts';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import type { Verdict } from '../cards/signed-card.ts';
import { screenWords } from '../screening/word-screening.server.ts';

const COMMENT_COUNT = 3;
const QUOTED_WORDS = 4;
/** Sections that are read until there are enough comments without a name. */
const MAX_SECTIONS = 4;

/**
 * What the house says of a post, for a card that others see: no comment quotes the post or has a name of it. Null for
 * grave, empty and hateful posts. Under a post without a fault the comments find nothing to say.
 */
export function verdictOn(post: string): Verdict | null {
  const { score, verdict, spared } = reportCard(post);
  if (spared === 'grave' || spared === 'empty') return null;
  const isFaultless = score === 0 && spared === null;
  const comments = isFaultless ? commentsOnNothing(post) : bestComments(post);
  const seen = isFaultless ? post : comments.map(({ text }) => text).join('\n');
  if (comments.length < COMMENT_COUNT || screenWords(seen) !== 'clean') return null;
  return {
    score,
    verdict,
    comments: comments.map(({ name, headline, text }) => ({ name, headline, text })),
  };
}

/** The comments that take up most of what only this post says, then the sane one. */
function bestComments(post: string): HouseComment[] {
  const names = namesIn(post);
  const lines = runsOf(post);
  const isFree = ({ headline, text }: HouseComment) =>
    wordsOf(`${headline} ${text}`).every((word) => !names.has(word)) &&
    lines.isDisjointFrom(runsOf(text));
  const best: HouseComment[] = [];
  let sane: HouseComment | undefined;
  for (let seed = 0; seed < MAX_SECTIONS && best.length < COMMENT_COUNT; seed += 1) {
    const written = writeCommentSection(post, { seed }).comments;
    const free = written.filter((one) => one.answers === null && isFree(one));
    sane ??= free.find(({ persona }) => persona === 'sane');
    const others = free.filter(({ persona }) => persona !== 'sane');
    const sorted = others.toSorted((one, other) => other.repeats.length - one.repeats.length);
    best.push(...sorted.filter(({ name }) => !best.some((one) => one.name === name)));
  }
  return [...best.slice(0, COMMENT_COUNT - (sane ? 1 : 0)), ...(sane ? [sane] : [])];
}

const ADDRESS = /@|:\/\/|\.(?:com|org|net|io)\b/u;

/** Words that a post has with a capital only, handles and addresses: whatever may be a name, in each spelling. */
function namesIn(post: string): Set<string> {
  const words = wordsOf(post);
  const all = new Set(words);
  const handles = post.match(/[@#][\p{L}\p{N}_.-]+/gu) ?? [];
  // Without a search inside \S+, which starts again at each character of a text without spaces.
  const addresses = post.split(/\s+/u).filter((part) => ADDRESS.test(part));
  const names = words.filter((word) => {
    const low = word.toLowerCase();
    return word !== low && !all.has(low) && !COMMON_WORDS.has(low);
  });
  return new Set([...names, ...[...handles, ...addresses].flatMap(wordsOf)]);
}

/** All runs of QUOTED_WORDS words: a comment that shares one quotes the post. */
function runsOf(text: string): Set<string> {
  const words = wordsOf(text.toLowerCase());
  const runs = words.map((_, at) => words.slice(at, at + QUOTED_WORDS));
  return new Set(runs.filter((run) => run.length === QUOTED_WORDS).map((run) => run.join(' ')));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
