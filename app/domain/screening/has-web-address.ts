import { foldText } from '../../platform/text/fold-text.ts';

// "ASP.NET" is a trade and no place.
const ADDRESSES: readonly RegExp[] = [
  /\bhttps?:\/\/|\bwww\./,
  /\b(?!asp\.net\b)[a-z0-9-]+\.(?:biz|com|gg|io|ly|net|org|ru|xyz)\b/,
  /\b[a-z0-9-]+\.[a-z]{2,12}\/\w/,
];

/** Whether a text leads somewhere else: with an address of the web, also a bare one. */
export function hasWebAddress(text: string): boolean {
  const folded = foldText(text);
  return ADDRESSES.some((sign) => sign.test(folded));
}
