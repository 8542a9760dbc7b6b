import { cleanInput } from '../../../comedy/clean-input.ts';
import { stripUrls } from './foreign-urls.ts';

/** The longest line of a post, in UTF-16 units. */
export const LONGEST_LINE = 300;

const MOST_RAW = 4000;
const ROUNDS = 5;
// oxlint-disable-next-line no-control-regex -- escape codes are what this removes
const ANSI = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const LINK = /!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;
const TAG = /<\/?[a-z!][^<>]*(?:>|$)/gi;
const BLOB = /[\w+/=-]{60,}/g;
const SENTENCES = /^.*[.!?…]["')]?(?=\s)/su;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** What no finished line may hold: tags, links, fences, bold, headings, quote marks of a mail. */
export const MARKUP = /<\/?[a-z!]|\]\(|`|\*\*|~~|^#{1,6}\s|^>\s/i;

/**
 * One line of a model's text as it may be stored: no markup, address, control or invisible character,
 * at most 300 long, cut at the end of a sentence. Empty when nothing is left to say.
 */
export function cleanLine(raw: string): string {
  let line = raw.slice(0, MOST_RAW).replace(ANSI, '');
  for (let round = 0; ; round += 1) {
    const next = cleanOnce(line);
    if (next === line) break;
    // What still changes after so many rounds was built to.
    if (round === ROUNDS) return '';
    line = next;
  }
  return SAYS_SOMETHING.test(line) ? cut(line) : '';
}

function cleanOnce(line: string): string {
  // Backticks first: as quotes they would be made apostrophes.
  const plain = withoutMarkup(cleanInput(line.replace(/`+/g, '')));
  return cleanInput(
    stripUrls(plain)
      .replace(BLOB, '')
      .replace(/\(\s*\)|\[\s*\]/g, ''),
  );
}

function withoutMarkup(line: string): string {
  return line
    .replace(/\\[rt](?![a-z])/g, ' ')
    .replace(/\\(?=[^\s\w])|\\$/g, '')
    .replace(LINK, '$1')
    .replace(TAG, '')
    .replace(/\*\*|__|~~/g, '')
    .replace(/(?<![\p{L}\p{N}])\*(?=\S)|(?<=\S)\*(?![\p{L}\p{N}])/gu, '')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}_])/gu, '')
    .replace(/^\s*(?:#{1,6}\s+|>\s*)+/, '')
    .replace(/^\s*[-*]\s+/, '• ');
}

function cut(line: string): string {
  if (line.length <= LONGEST_LINE) return line;
  const head = line.slice(0, LONGEST_LINE - 1);
  const sentences = SENTENCES.exec(head)?.[0] ?? '';
  if (sentences.length >= LONGEST_LINE / 5) return sentences;
  return `${/^.+(?=\s)/su.exec(head)?.[0] ?? head.toWellFormed().replace(/\uFFFD$/, '')}…`;
}
