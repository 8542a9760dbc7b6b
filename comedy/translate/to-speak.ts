import { bankOf, GENTLE_FILE, type Pack } from '../bank.ts';
import translator from '../banks/translator.json' with { type: 'json' };
import type { Setting } from '../candidates.ts';
import { compose } from '../compose.ts';
import { capitalised, readField, type Fragment } from '../fragment.ts';
import { lintLine } from '../lint.ts';
import type { Slot } from '../plan.ts';
import { HUMOR_LEVELS, type HumorLevel } from '../post-styles.ts';
import type { Quota } from '../quotas.ts';
import { randomFrom } from '../random.ts';
import { isHeavyPost } from '../replies/heavy.ts';
import { isForeign } from '../replies/manner.ts';
import { storyOf } from '../story.ts';
import { packsFor } from '../subjects.ts';
import type { Trait } from '../traits.ts';
import { inflate } from './inflate.ts';
import { suitText, type SuitedSentence } from './suit-text.ts';
import { gerundOf } from './suits.ts';
import { VOICES, type Voice } from './voices.ts';

export type SpeakRequest = { text: string; voice: Voice; level: HumorLevel; seed: number };
export type Spared = 'grave' | 'foreign' | null;
export type Spoken = { lines: readonly string[]; spared: Spared };

const CANDIDATES = 8;
const GRAVE = ['Some things are not content.', 'Say it as you said it. It was already right.'];

/**
 * Plain words in LinkedIn-speak: what was said, in a suit, then as many lines of admiration as the level asks for.
 * The same request gives the same lines. Grave words stay as they are; those of another language are only quoted.
 */
export function toSpeak({ text, voice, level, seed }: SpeakRequest): Spoken {
  const whole = readField('idea', 'long-text', text);
  if (!whole) return { lines: [], spared: null };
  if (whole.sensitive || isHeavyPost(text)) return { lines: GRAVE, spared: 'grave' };
  const foreign = isForeign(text);
  const [first, ...more] = foreign ? [] : suitText(text);
  const rest = more.map(standing);
  // Of several sentences the first is announced and quoted; the others follow as they are.
  const idea = (more.length > 0 && first && readField('idea', 'long-text', first.typed)) || whole;
  // Of several clauses each has a suit of its own.
  const isOne = first?.alone !== undefined || first?.isSuited === false;
  const grown = first && ((isOne ? inflate(idea) : undefined) ?? grownOf(idea, first));
  const fragments = new Map<string, Fragment>([
    ['idea', idea],
    ...(grown ? [['grown', grown] as const] : []),
  ]);
  const key = JSON.stringify(['translate', seed, voice, level, whole.clean]);
  const known = foreign ? NOTHING_KNOWN : knownOf(idea);
  const beats = randomFrom(`${key} beats`);
  const slots = slotsFor(voice, level, grown !== undefined, isKnown(known)).map((slot) =>
    slot.pool === 'swell' && level !== 'Mild' ? { ...slot, pool: beats.pick(ADMIRES) } : slot,
  );
  const setting = { ...settingOf(fragments, level, known), bench: key };
  let best: readonly string[] = [];
  for (let attempt = 0; attempt < CANDIDATES; attempt += 1) {
    const post = compose(slots, setting, randomFrom(`${key} ${attempt}`));
    if (!post) continue;
    best = post.rendered.map((line) => line.text);
    if (post.rendered.every((line) => lintLine(line).length === 0)) break;
  }
  const opening = first?.isPhrase === true ? [standing(first)] : best.slice(0, 1);
  return { lines: [...opening, ...rest, ...best.slice(1)], spared: foreign ? 'foreign' : null };
}

/** A sentence for a line of its own. */
function standing({ text, typed, isSuited, isPhrase }: SuitedSentence): string {
  const mark = isPhrase ? '.' : (/[?!]+$/u.exec(typed)?.[0] ?? '.');
  return isSuited ? capitalised(text) + mark : typed;
}

function grownOf(idea: Fragment, { text, isSuited, isPhrase, alone }: SuitedSentence) {
  if (!isSuited || isPhrase) return undefined;
  const ger = alone && 'past' in alone ? gerundOf(alone.past) : undefined;
  const forms = alone
    ? { ...alone, ...(ger === undefined ? {} : { ger }) }
    : { raw: text, cap: capitalised(text) };
  return { ...idea, field: 'grown', forms, inline: undefined, source: 'idea' } satisfies Fragment;
}

/** What the sentence is about, for the lines that know it: its packs, and the things and beings it names. */
type Known = { packs: readonly Pack[]; story: ReadonlyMap<string, Fragment> };

const NOTHING_KNOWN: Known = { packs: [], story: new Map() };

function knownOf(idea: Fragment): Known {
  const told = new Map([['context', { ...idea, field: 'context' }]]);
  return { packs: packsFor(told), story: storyOf(told) };
}

const isKnown = ({ packs, story }: Known) => packs.length > 0 || story.size > 0;

/** Lines that know the subject: of a pack where one fits, else by the name of what was told. */
function quotasOf({ packs, story }: Known, level: HumorLevel): Quota[] {
  const of = (trait: Trait, least: number): Quota => ({
    trait,
    least,
    most: Number.POSITIVE_INFINITY,
    hard: true,
    chanceOfOne: 1,
  });
  const about = packs.length > 0 ? [of('pack', 1)] : story.size > 0 ? [of('story', 1)] : [];
  // What sets a level above the one below, whatever else is drawn.
  if (level === 'Mild') return about;
  return [level === 'Spicy' ? of('escalates', 1) : of('unhinged', 3), ...about];
}

function settingOf(fragments: Map<string, Fragment>, level: HumorLevel, known: Known): Setting {
  const digit = (['1', '2', '3'] as const)[HUMOR_LEVELS.indexOf(level)] ?? '2';
  return {
    bank: bankOf(translator),
    fallback: bankOf(GENTLE_FILE).pools.get('told') ?? [],
    fragments: new Map([...fragments, ...known.story]),
    typed: fragments,
    packs: known.packs,
    digit,
    quotas: quotasOf(known, level),
    avoid: new Map(),
    site: '',
    cache: new Map(),
  };
}

/** The lines after the first: what admires, what repeats, what escalates, what asks for likes. */
const REST: Readonly<Record<HumorLevel, readonly string[]>> = {
  Mild: ['swell', 'cta'],
  Spicy: ['swell', 'echo', 'lesson', 'cta'],
  Unhinged: ['swell', 'escalation', 'echo', 'reaction', 'cta'],
};

/** The pools that may admire above Mild, so that no few lines have to. */
const ADMIRES = ['swell', 'swell', 'reaction', 'escalation'] as const;

/** The same where something is known of the subject: for one line in general, one about it. */
const REST_KNOWN: typeof REST = {
  Mild: ['escalation', 'cta'],
  Spicy: ['swell', 'echo', 'escalation', 'cta'],
  Unhinged: ['swell', 'escalation', 'echo', 'reaction', 'cta'],
};

function slotsFor(voice: Voice, level: HumorLevel, isGrown: boolean, isOfKnown: boolean): Slot[] {
  const beat = VOICES.find(({ value }) => value === voice)?.beat ?? 'announce';
  const slot = (pool: string, mentions: readonly string[] = []): Slot => ({
    pool,
    mentions,
    prefix: '',
  });
  const rest = (isOfKnown ? REST_KNOWN : REST)[level].map((pool) =>
    slot(pool, pool === 'echo' ? ['idea'] : []),
  );
  return [slot(beat, [isGrown ? 'grown' : 'idea']), ...rest];
}
