import { wordsOf } from '../../../comedy/devices/device-words.ts';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import type { Exposed } from '../../../comedy/translate/to-truth.ts';
import { screenWords } from '../screening/screen-words.server.ts';
import type { FallbackReason, WriterName } from '../../platform/model/writer.ts';
import { cardToken, type SaidAndMeant } from './card-token.server.ts';
import { offlineLines } from './offline-lines.ts';
import type { Translation, TranslationAsk } from './translation.ts';

/** What somebody else than the offline writer made of a text, or that writer in its place. */
export type WrittenLines = { text: string; writer: WriterName; fallback?: FallbackReason };

/**
 * A translation as it is shown: the offline writer's, or with the lines of `written`. What is quoted and how it scores
 * is always read from the text itself, so no model can misquote.
 */
export function composeTranslation(
  secret: string,
  ask: TranslationAsk,
  written: WrittenLines | null = null,
): Translation {
  const { exposed, spared, lines: own } = offlineLines(ask);
  const lines = written ? written.text.split('\n') : own;
  const isModels = written?.writer === 'model';
  const isLeftAlone = spared === 'grave' && ask.direction === 'to-speak';
  const judged = reportCard(ask.direction === 'to-speak' ? lines.join('\n') : ask.text);
  return {
    direction: ask.direction,
    lines,
    exposed,
    score: isLeftAlone ? 0 : judged.score,
    verdict: isLeftAlone ? '' : judged.verdict,
    spared,
    card:
      spared === 'grave' ? null : cardOf(secret, saidAndMeant(ask, { lines, exposed, isModels })),
    ...(written ? { writer: written.writer } : {}),
    ...(written?.fallback ? { fallback: written.fallback } : {}),
  };
}

type Made = { lines: readonly string[]; exposed: readonly Exposed[]; isModels: boolean };

function saidAndMeant(
  { direction, text }: TranslationAsk,
  { lines, exposed, isModels }: Made,
): SaidAndMeant | null {
  // A card holds two lines, and says when there were more.
  const first = lines.slice(0, 2).join('\n') + (lines.length > 2 ? ' …' : '');
  if (direction === 'to-speak') return { said: first, meant: text };
  const worst = worstOf(exposed);
  if (isModels) return { said: worst?.quote ?? text, meant: first };
  return worst ? { said: worst.quote, meant: wordsOf(worst.device).means } : null;
}

/** The device that weighs most, of those whose quote says something alone; else any. */
function worstOf(exposed: readonly Exposed[]): Exposed | undefined {
  const telling = exposed.filter(({ quote }) => quote.split(/\s+/u).length >= ENOUGH_WORDS);
  const [worst] = (telling.length > 0 ? telling : exposed).toSorted(
    (one, other) => wordsOf(other.device).weight - wordsOf(one.device).weight,
  );
  return worst;
}

const ENOUGH_WORDS = 4;

// Hateful words are translated for whoever typed them, and shown to nobody else under our name.
function cardOf(secret: string, words: SaidAndMeant | null): string | null {
  if (!words || words.said === '' || words.meant === '') return null;
  const found = screenWords(`${words.said}\n${words.meant}`);
  if (found === 'hateful' || found === 'worrying') return null;
  return `/translate/card?t=${cardToken(secret, words)}`;
}
