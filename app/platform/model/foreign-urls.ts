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

/** The text without addresses. Of a bare name such as "monday.com" the first word stays. */
export function stripUrls(text: string): string {
  let kept = text;
  for (const pattern of REMOVED) kept = kept.replace(pattern, '');
  return kept.replace(BARE, '$1');
}

/** Whether something in the text is, or would be linked as, an address. */
export function hasUrl(text: string): boolean {
  return stripUrls(text) !== text;
}
