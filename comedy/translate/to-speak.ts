import { readField, capitalised, type Fragment } from '../fragment.ts';
import { choosePlot } from '../choose-plot.ts';
import type { Plot } from '../plot.ts';
import { PLOTS } from '../plots/index.ts';
import { readForm } from '../read-form.ts';
import type { HumorLevel } from '../post-styles.ts';
import { randomFrom } from '../random.ts';
import { isGrave } from '../grave.ts';
import { isForeign } from '../replies/tone-detection.ts';
import { candidatesFor, type StoryRequest, writeStory } from '../write-post.ts';
import { CLOSINGS } from './closings.ts';
import { inflate } from './inflate.ts';
import { type Opening, OPENINGS } from './openings.ts';
import { suitText, type SuitedSentence } from './suit-text.ts';
import { gerundOf } from './suits.ts';
import { IDEA, thingOf } from './thing-of.ts';
import { type Voice, VOICES } from './voices.ts';

export type SpeakRequest = { text: string; voice: Voice; level: HumorLevel; seed: number };
export type Spared = 'grave' | 'foreign' | null;
export type Spoken = { lines: readonly string[]; spared: Spared };

const GRAVE = ['Some things are not content.', 'Say it as you said it. It was already right.'];

/**
 * Plain words as a post of the network: what was said is announced in the voice, a plot goes on from there, and the
 * voice has the last word. The next seed tells another plot. The same request gives the same lines. Grave words stay as they are; those of another language are only quoted.
 */
export function toSpeak({ text, voice, level, seed }: SpeakRequest): Spoken {
  const whole = readField('idea', 'long-text', text);
  if (!whole) return { lines: [], spared: null };
  if (whole.sensitive || isGrave(text)) return { lines: GRAVE, spared: 'grave' };
  const foreign = isForeign(text);
  const [first, ...more] = foreign ? [] : suitText(text);
  const key = JSON.stringify(['translate', seed, voice, level, whole.clean]);
  const announced = first ? announce(first, voice, key) : quoted(whole, voice, key);
  const opening = [withStop(announced), ...more.map(standing)].join(' ');
  const told = toldAfter(opening, whole.clean, { voice, level, seed });
  const isSaid = told[0]?.includes(opening) === true;
  const lines = isSaid ? told : [opening, ...told];
  return { lines: [...lines, closing(text, voice, key)], spared: foreign ? 'foreign' : null };
}

/** So many plots take turns, seed by seed: those further down fit less well. */
const PLOTS_IN_TURN = 5;

/** The lines of a plot for the words: the seed says which of those that suit best, and the voice which of its wordings. */
function toldAfter(
  opening: string,
  context: string,
  { voice, level, seed }: Omit<SpeakRequest, 'text'>,
): string[] {
  const heard = VOICES.findIndex(({ value }) => value === voice);
  const ask: StoryRequest = {
    style: 'gpt4-context',
    fields: { context },
    level,
    seed: seed * VOICES.length + heard,
  };
  const plots = plotsFor(context);
  const plot = plots[seed % Math.max(1, plots.length)];
  const library = plot === undefined ? PLOTS : [plot];
  return writeStory(ask, library, opening)?.told.map(({ line }) => line) ?? [];
}

let latest: { context: string; plots: readonly Plot[] } | undefined;

/** The plots that suit the words best, in an order that no seed changes; one text is asked for in several voices. */
function plotsFor(context: string): readonly Plot[] {
  if (latest?.context === context) return latest.plots;
  const candidates = candidatesFor('gpt4-context', readForm(IDEA, { context }));
  const isAny = (id: string) => candidates.find(({ plot }) => plot.id === id)?.plot.ring === 'any';
  const plots: Plot[] = [];
  while (plots.length < PLOTS_IN_TURN) {
    const seen = plots.map(({ id }) => id);
    const next = choosePlot(candidates, context, { seen }, isAny)?.plot;
    if (next === undefined || plots.includes(next)) break;
    plots.push(next);
  }
  latest = { context, plots };
  return plots;
}

function closing(text: string, voice: Voice, key: string): string {
  const thing = thingOf(text);
  const { of, plain } = CLOSINGS[voice];
  const said = randomFrom(`${key} closing`).pick(thing === undefined ? plain : of);
  const bare = thing?.replace(/^the /u, '') ?? '';
  const filled = said.replaceAll('{}', thing ?? '').replace('{bare}', bare);
  return filled.replace(/(?:^|(?<=[.?] ))\p{Ll}/gu, (letter) => letter.toUpperCase());
}

const withStop = (line: string) => (/[.?!…]["']?$/u.test(line) ? line : `${line}.`);

/** A sentence for a line of its own. */
function standing({ text, typed, isSuited, isPhrase }: SuitedSentence): string {
  const mark = isPhrase ? '.' : (/[?!]+$/u.exec(typed)?.[0] ?? '.');
  return isSuited ? capitalised(text) + mark : withStop(typed);
}

function announce(first: SuitedSentence, voice: Voice, key: string): string {
  if (first.isPhrase) return standing(first);
  const idea = readField('idea', 'long-text', first.typed);
  const isOne = first.alone !== undefined || !first.isSuited;
  const { past, pres, ger, clause } = (idea && isOne && formsOf(idea)) || formsOfSuit(first);
  const said = { past, pres, ger, clause, typed: undefined, quote: undefined };
  const ways = Object.entries(said).filter(([, words]) => words !== undefined);
  const all = ways.length > 0 ? ways : [['typed', idea?.forms.raw ?? first.typed] as const];
  return drawn(all, voice, key);
}

type Words = Partial<Record<Opening, string>>;

function formsOf(idea: Fragment): Words | undefined {
  const forms = inflate(idea)?.forms;
  return forms && { past: forms.past, pres: forms.pres, ger: forms.ger };
}

function formsOfSuit({ text, isSuited, alone }: SuitedSentence): Words {
  if (!isSuited) return {};
  if (!alone) return { clause: text };
  return 'past' in alone ? { past: alone.past, ger: gerundOf(alone.past) } : { pres: alone.pres };
}

function quoted(whole: Fragment, voice: Voice, key: string): string {
  return drawn([['quote', whole.forms.q ?? whole.clean]], voice, key);
}

function drawn(
  ways: readonly (readonly [string, string | undefined])[],
  voice: Voice,
  key: string,
): string {
  const openings = ways.flatMap(([way, words = '']) =>
    OPENINGS[voice][way as Opening].map((opening) => {
      const isFirst = opening.startsWith('{}');
      return opening.replace('{}', isFirst ? capitalised(words) : words);
    }),
  );
  return openings.length > 0 ? randomFrom(`${key} opening`).pick(openings) : (ways[0]?.[1] ?? '');
}
