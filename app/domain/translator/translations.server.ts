import { wordsOf } from '../../../comedy/devices/device-words.ts';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import type { HumorLevel } from '../../../comedy/form/humor-levels.ts';
import { toSpeak } from '../../../comedy/translate/to-speak.ts';
import { type Exposed, toTruth } from '../../../comedy/translate/to-truth.ts';
import type { Direction, Voice } from '../../../comedy/translate/voices.ts';
import type { FallbackReason, WriterName, Written } from '../writers/writer.ts';
import { screenWords } from '../screening/word-screening.server.ts';
import type { Meaning } from '../cards/signed-card.ts';
import { cardToken } from './translation-card.server.ts';

export type TranslationRequest = {
  text: string;
  direction: Direction;
  voice: Voice;
  level: HumorLevel;
  seed: number;
};

/** A translation in pages and in the API. */
export type Translation = {
  direction: Direction;
  lines: readonly string[];
  /** The devices found in a post, with their exact quotes. */
  exposed: readonly Exposed[];
  /** 0 to 100, of the LinkedIn-speak side. */
  score: number;
  verdict: string;
  /** Why the text was not translated as usual. */
  spared: 'grave' | 'foreign' | 'empty' | null;
  /** The path of the "They said / They meant" card; null when there is nothing to show. */
  card: string | null;
  /** Set when a model was requested; `fallback` says why the offline writer wrote in its place. */
  writer?: WriterName;
  fallback?: FallbackReason;
};

export function offlineLines(
  request: TranslationRequest,
): Pick<Translation, 'lines' | 'exposed' | 'spared'> {
  const isEmpty = request.text === '';
  if (request.direction === 'to-speak') {
    const { lines, spared } = toSpeak(request);
    return { lines, exposed: [], spared: isEmpty ? 'empty' : spared };
  }
  const { blunt, exposed, spared } = toTruth(request);
  return { lines: isEmpty ? [] : [blunt], exposed, spared };
}

/**
 * Builds a translation from the offline writer's lines, or from `written`. Quotes and score always come from the text
 * itself, so that no model can misquote.
 */
export function composeTranslation(
  secret: string,
  request: TranslationRequest,
  written: Pick<Written, 'text' | 'writer' | 'fallback'> | null = null,
): Translation {
  const { exposed, spared, lines: own } = offlineLines(request);
  const lines = written ? written.text.split('\n') : own;
  const isModels = written?.writer === 'model';
  const isSpeak = request.direction === 'to-speak';
  const judged = reportCard(isSpeak ? lines.join('\n') : request.text);
  // The house's own words are not told that they offend too little.
  const isUnjudged = isSpeak && (spared === 'grave' || judged.score === 0);
  return {
    direction: request.direction,
    lines,
    exposed,
    score: isUnjudged ? 0 : judged.score,
    verdict: isUnjudged ? '' : judged.verdict,
    spared,
    card:
      spared === 'grave'
        ? null
        : cardOf(secret, saidAndMeant(request, { lines, exposed, isModels })),
    ...(written ? { writer: written.writer } : {}),
    ...(written?.fallback ? { fallback: written.fallback } : {}),
  };
}

function saidAndMeant(
  { direction, text }: TranslationRequest,
  { lines, exposed, isModels }: Pick<Translation, 'lines' | 'exposed'> & { isModels: boolean },
): Meaning | null {
  // A card shows two lines and marks the rest with an ellipsis.
  const first = lines.slice(0, 2).join('\n') + (lines.length > 2 ? ' …' : '');
  if (direction === 'to-speak') return { said: first, meant: text };
  const worst = worstOf(exposed);
  if (isModels) return { said: worst?.quote ?? text, meant: first };
  return worst ? { said: worst.quote, meant: wordsOf(worst.device).means } : null;
}

/** The device with the highest weight, of those with a quote of MIN_QUOTE_WORDS if there are any; of equal ones the longest. */
function worstOf(exposed: readonly Exposed[]): Exposed | undefined {
  const long = exposed.filter(({ quote }) => quote.split(/\s+/u).length >= MIN_QUOTE_WORDS);
  const [worst] = (long.length > 0 ? long : exposed).toSorted(
    (one, other) =>
      wordsOf(other.device).weight - wordsOf(one.device).weight ||
      other.quote.length - one.quote.length,
  );
  return worst;
}

const MIN_QUOTE_WORDS = 4;

// Hateful text gets a translation but no public card.
function cardOf(secret: string, card: Meaning | null): string | null {
  if (!card?.said || !card.meant) return null;
  const found = screenWords(`${card.said}\n${card.meant}`);
  if (found === 'hateful' || found === 'worrying') return null;
  return `/translate/card?t=${cardToken(secret, card)}`;
}
