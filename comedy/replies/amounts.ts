import { isNumber } from '../language/pattern.ts';
import type { Token } from '../language/tokens.ts';

const SCALE = /^(?:hundred|thousand|million|billion|trillion|crores?|lakhs?|mn|bn)$/u;
const TENS =
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:one|two|three|four|five|six|seven|eight|nine)$/u;
const SIGN = /^[$€£]$/u;
/** "500k", "12M"; after a currency sign also "12m". */
const SHORT = /^(\d[\d,]*(?:\.\d+)?)([kKMB]|bn)$/u;
const SHORT_MONEY = /^(\d[\d,]*(?:\.\d+)?)(k|m|mm|mn|b|bn)$/iu;

const MILLION = 1_000_000;
const WORTH: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  m: MILLION,
  mm: MILLION,
  mn: MILLION,
  million: MILLION,
  b: MILLION * 1000,
  bn: MILLION * 1000,
  billion: MILLION * 1000,
};

/** Writes out a decimal point, which would end a sentence: "2.3" million is "2,300,000", "3.5" is "3 and a half". */
export function withoutPoint(figures: string, scale: string, isMoney = false): string | undefined {
  if (!figures.includes('.')) return undefined;
  const worth = WORTH[scale.toLowerCase()];
  if (worth !== undefined)
    return Math.round(Number(figures.replaceAll(',', '')) * worth).toLocaleString('en-US');
  const whole = /^(\d+)\.5$/u.exec(figures)?.[1];
  return scale === '' && !isMoney && whole !== undefined ? `${whole} and a half` : undefined;
}

/**
 * Joins the words of an amount into one token: "12 million", "500k", "a hundred", "twenty-five". A currency sign stays a
 * token of its own.
 */
export function joinAmounts(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [amount, taken] = amountAt(tokens, at);
    joined.push(amount);
    at += taken - 1;
  }
  return joined;
}

const isWith = (token: Token, next: Token | undefined): next is Token =>
  next !== undefined && !next.breaks && next.sentence === token.sentence;

function amountAt(tokens: readonly Token[], at: number): readonly [Token, number] {
  const token = tokens[at] as Token;
  const isMoney = SIGN.test(tokens[at - 1]?.low ?? '');
  const [, figures, suffix = ''] = (isMoney ? SHORT_MONEY : SHORT).exec(token.text) ?? [];
  if (figures !== undefined)
    return [amountOf([token], figures, withoutPoint(figures, suffix, isMoney) ?? token.text), 1];
  if (TENS.test(token.low)) return [amountOf([token], 'twenty', token.low), 1];
  const next = tokens[at + 1];
  const isHundred =
    /^an?$/u.test(token.low) &&
    isWith(token, next) &&
    /^(?:hundred|thousand|million|billion|dozen)$/u.test(next.low);
  if (!isHundred && !isCounted(token)) return [token, 1];
  let end = at + 1;
  while (isWith(token, tokens[end]) && SCALE.test(tokens[end]?.low ?? '')) end += 1;
  if (isHundred && end === at + 1) end += 1;
  const parts = tokens.slice(at, end);
  const scale = parts[1]?.low ?? '';
  const isShare = parts.length === 1 && /^(?:%|percent)$/u.test(tokens[end]?.low ?? '');
  const plain = isShare ? undefined : withoutPoint(token.low, scale, isMoney);
  if (parts.length === 1 && plain === undefined) return [token, 1];
  const text = plain ?? parts.map(({ low }) => low).join(' ');
  return [amountOf(parts, isHundred ? 'hundred' : token.low, text), parts.length];
}

/** `low` is a plain number for patterns, `text` is the amount as said. */
function amountOf(parts: readonly Token[], low: string, text: string): Token {
  const [first] = parts as readonly [Token];
  const lemmas = new Set(parts.flatMap((part) => [...part.lemmas]));
  return { ...first, low, text, lemmas, proper: true };
}

/** A number in digits or words, except "dozen", which is a noun here. */
const isCounted = (token: Token): boolean => isNumber(token) && token.low !== 'dozen';

/** Whether a token is an amount. */
export const isAmount = (token: Token): boolean => isCounted(token) || /^\d+x$/u.test(token.low);

/** An amount with its currency sign: "$12 million". */
export function sayAmount(tokens: readonly Token[], at: number): string {
  const before = tokens[at - 1];
  const token = tokens[at] as Token;
  const sign = before && SIGN.test(before.low) && isWith(before, token) ? before.low : '';
  return sign + (token.proper ? token.text : token.low);
}
