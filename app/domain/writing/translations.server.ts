import { wordsOf } from '../../../comedy/devices/device-words.ts';
import { reportCard } from '../../../comedy/devices/report-card.ts';
import type { HumorLevel } from '../../../comedy/post-styles.ts';
import { type Spoken, toSpeak } from '../../../comedy/translate/to-speak.ts';
import { type Exposed, toTruth, type Truth } from '../../../comedy/translate/to-truth.ts';
import type { Direction, Voice } from '../../../comedy/translate/voices.ts';
import type { FallbackReason, WriterName } from '../../platform/model/writer.ts';
import type { Services } from '../../platform/services.ts';
import type { Client } from '../rate-limits/limits.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import { screenWords } from '../screening/screen-words.server.ts';
import { cardToken, type SaidAndMeant } from './translation-card.server.ts';

/** What somebody wants translated. */
export type TranslationRequest = {
  text: string;
  direction: Direction;
  voice: Voice;
  level: HumorLevel;
  /** Another number gives other words. */
  seed: number;
};

/** A translation as pages and the API have it. */
export type Translation = {
  direction: Direction;
  /** The words of the other side, line by line. */
  lines: readonly string[];
  /** What was found in a post, word for word. */
  exposed: readonly Exposed[];
  /** 0 to 100: of what was written here, or of the post that was read. */
  score: number;
  verdict: string;
  /** Why the words were not translated as others are. */
  spared: 'grave' | 'foreign' | 'empty' | null;
  /** Where "They said / They meant" stands, on this site; null where there is nothing to show. */
  card: string | null;
  /** Who wrote it, where a model was asked. */
  writer?: WriterName;
  /** Why the offline writer wrote although a model was asked. */
  fallback?: FallbackReason;
};

type OfflineLines = Pick<Spoken, 'lines'> &
  Pick<Truth, 'exposed'> & { spared: 'grave' | 'foreign' | 'empty' | null };

/** What the offline writer says of a text, at once, and why it treats it as it does. */
export function offlineLines(ask: TranslationRequest): OfflineLines {
  const isEmpty = ask.text === '';
  if (ask.direction === 'to-speak') {
    const { lines, spared } = toSpeak(ask);
    return { lines, exposed: [], spared: isEmpty ? 'empty' : spared };
  }
  const { blunt, exposed, spared } = toTruth(ask);
  return { lines: isEmpty ? [] : [blunt], exposed, spared };
}

/** What somebody else than the offline writer made of a text, or that writer in its place. */
export type WrittenLines = { text: string; writer: WriterName; fallback?: FallbackReason };

/**
 * A translation as it is shown: the offline writer's, or with the lines of `written`. What is quoted and how it scores
 * is always read from the text itself, so no model can misquote.
 */
export function composeTranslation(
  secret: string,
  ask: TranslationRequest,
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
  { direction, text }: TranslationRequest,
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
  const telling = exposed.filter(({ quote }) => quote.split(/\s+/u).length >= MIN_QUOTE_WORDS);
  const [worst] = (telling.length > 0 ? telling : exposed).toSorted(
    (one, other) => wordsOf(other.device).weight - wordsOf(one.device).weight,
  );
  return worst;
}

const MIN_QUOTE_WORDS = 4;

// Hateful words are translated for whoever typed them, and shown to nobody else under our name.
function cardOf(secret: string, words: SaidAndMeant | null): string | null {
  if (!words || words.said === '' || words.meant === '') return null;
  const found = screenWords(`${words.said}\n${words.meant}`);
  if (found === 'hateful' || found === 'worrying') return null;
  return `/translate/card?t=${cardToken(secret, words)}`;
}

/** Translates with the offline writer, within the limit of the client. Takes no free post, and keeps nothing. */
export async function translateText(
  { rateLimits, secret }: Services,
  client: Client,
  ask: TranslationRequest,
): Promise<{ ok: true; translation: Translation } | RateLimited> {
  const taken = await rateLimits.take('translate', client);
  return taken.ok ? { ok: true, translation: composeTranslation(secret, ask) } : taken;
}
