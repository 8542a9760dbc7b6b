import { wordsOf } from '../../comedy/devices/device-words.ts';
import { reportCard } from '../../comedy/devices/report-card.ts';
import { toSpeak } from '../../comedy/translate/to-speak.ts';
import { type Exposed, toTruth } from '../../comedy/translate/to-truth.ts';
import { addressBucket } from '../guests/address-bucket.server.ts';
import type { Viewer } from '../auth/viewer.ts';
import { screenWords } from '../moderation/screen-words.server.ts';
import type { Services } from '../services.server.ts';
import { cardToken, type SaidAndMeant } from './card-token.server.ts';
import type { Translation, TranslationAsk } from './translation.ts';

type Asker = { viewer: Viewer; address: string };
type Translated = { ok: true; translation: Translation } | { ok: false; retryAfter: number };

/**
 * Translates with the offline writer, within what one member or one network may do in an hour. Takes no free
 * post, and keeps nothing.
 */
export async function translateText(
  services: Services,
  { viewer, address }: Asker,
  ask: TranslationAsk,
): Promise<Translated> {
  const who = viewer.kind === 'member' ? viewer.id : addressBucket(address);
  const retryAfter = await services.actionLimits.take('translate', who);
  if (retryAfter !== null) return { ok: false, retryAfter };
  return { ok: true, translation: translated(services.secret, ask) };
}

function translated(secret: string, ask: TranslationAsk): Translation {
  const { direction, text } = ask;
  if (direction === 'to-speak') {
    const { lines, spared } = toSpeak(ask);
    const { score, verdict } = reportCard(lines.join('\n'));
    const words = spared === 'grave' ? null : { said: lines.slice(0, 2).join('\n'), meant: text };
    const judged = spared === 'grave' ? { score: 0, verdict: '' } : { score, verdict };
    return {
      direction,
      lines,
      exposed: [],
      ...judged,
      spared: text === '' ? 'empty' : spared,
      card: cardOf(secret, words),
    };
  }
  const { exposed, blunt, score, spared } = toTruth(ask);
  const { verdict } = reportCard(text);
  const worst = worstOf(exposed);
  const words =
    worst && spared === null ? { said: worst.quote, meant: wordsOf(worst.device).means } : null;
  return {
    direction,
    lines: text === '' ? [] : [blunt],
    exposed,
    score,
    verdict,
    spared,
    card: cardOf(secret, words),
  };
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
