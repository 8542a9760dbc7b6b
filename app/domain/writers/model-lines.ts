import { cleanInput, stripHidden } from '../../../comedy/language/clean-input.ts';

/** The maximum length of a line, in UTF-16 units. */
export const MAX_LINE_LENGTH = 300;

const MAX_RAW_LENGTH = 4000;
const ROUNDS = 5;
// oxlint-disable-next-line no-control-regex -- escape codes are what this removes
const ANSI = /\u001b\[[0-?]*[ -/]*[@-~]/g;
const LINK = /!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g;
const TAG = /<\/?[a-z!][^<>]*(?:>|$)/gi;
const BLOB = /[\w+/=-]{60,}/g;
const SENTENCES = /^.*[.!?…]["')]?(?=\s)/su;
const SAYS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Markup that no finished line may contain: tags, links, fences, bold, headings, mail quotes. */
export const MARKUP = /<\/?[a-z!]|\]\(|`|\*\*|~~|^#{1,6}\s|^>\s/i;

/**
 * Removes markup, addresses, control and invisible characters from a line, and cuts it to 300 characters at the end of
 * a sentence. Empty when no letter, digit or pictogram is left.
 */
export function cleanLine(raw: string): string {
  let line = raw.slice(0, MAX_RAW_LENGTH).replace(ANSI, '');
  for (let round = 0; ; round += 1) {
    const next = cleanOnce(line);
    if (next === line) break;
    // Nested on purpose: no honest line needs more rounds.
    if (round === ROUNDS) return '';
    line = next;
  }
  return SAYS_SOMETHING.test(line) ? cut(line) : '';
}

function cleanOnce(line: string): string {
  // Backticks first: cleanInput turns them into apostrophes.
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
    .replace(
      /(?<![\p{L}\p{N}])\*(?=\S)(?!\uFE0F?\u20E3)|(?<=\S)\*(?![\p{L}\p{N}]|\uFE0F?\u20E3)/gu,
      '',
    )
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}_])/gu, '')
    .replace(/^\s*(?:#{1,6}\s+|>\s*)+/, '')
    .replace(/^\s*[-*]\s+/, '• ');
}

function cut(line: string): string {
  if (line.length <= MAX_LINE_LENGTH) return line;
  const head = line.slice(0, MAX_LINE_LENGTH - 1);
  const sentences = SENTENCES.exec(head)?.[0] ?? '';
  if (sentences.length >= MAX_LINE_LENGTH / 5) return sentences;
  // Cut within an emoji, a joiner is left over.
  return stripHidden(`${/^.+(?=\s)/su.exec(head)?.[0] ?? head}…`);
}

const TLDS =
  'com|net|org|io|co|ai|dev|app|xyz|info|biz|ru|cn|gg|ly|link|click|top|site|online|shop';
const LABEL = String.raw`[\p{L}\p{N}-]+`;

const REMOVED = [
  /\b(?:[a-z][a-z0-9+.-]{1,15}:\/\/|(?:javascript|vbscript|data|mailto|file|blob):(?=\S))\S*/giu,
  /\bwww\.\S+/giu,
  /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gu,
  new RegExp(String.raw`\b${LABEL}(?:\.${LABEL})*\.(?:${TLDS})(?::\d+)?\/\S*`, 'giu'),
  /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:\/\S*)?/gu,
];
// Lower case alone: "Done.Com" is a forgotten space, not an address.
const BARE = new RegExp(String.raw`\b(${LABEL})(?:\.${LABEL})*\.(?:${TLDS})\b(?![-.]\p{L})`, 'gu');

/** Removes addresses. Keeps the first word of a bare domain such as "monday.com". */
function stripUrls(text: string): string {
  let stripped = text;
  for (const pattern of REMOVED) stripped = stripped.replace(pattern, '');
  return stripped.replace(BARE, '$1');
}

export function hasUrl(text: string): boolean {
  return stripUrls(text) !== text;
}
