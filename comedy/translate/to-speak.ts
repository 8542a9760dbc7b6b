import speak from './banks/speak.json' with { type: 'json' };
import { verbByForm } from '../language/verbs.ts';
import { readField, capitalised, type Fragment } from '../form/fragment.ts';
import { readPlain } from '../language/plain-letters.ts';
import type { HumorLevel } from '../form/humor-levels.ts';
import { hashText, randomFrom } from '../story/random.ts';
import { readPart } from '../language/read-length.ts';
import { isGrave, isGraveBeyond } from '../grave/grave.ts';
import { isForeign } from '../replies/tone-detection.ts';
import { fillTemplate, gerundOf, PRESENT_VERBS, JARGON_STATES, VERBS } from './jargon.ts';
import { rewriteText, type RewrittenSentence } from './rewrite-text.ts';
import type { Voice } from './voices.ts';
import { type Candidate, suitablePlots } from '../story/choose-plot.ts';
import type { Plot } from '../story/plot.ts';
import { tellCandidate } from '../posts/write-post.ts';
import { readStyleForm } from '../form/read-form.ts';
import { OWN_YOUR_IDEA } from '../styles/gpt4-context/form.ts';
import { CLOSINGS, TRANSLATIONS } from './translation-plots.ts';

export type SpeakRequest = { text: string; voice: Voice; level: HumorLevel; seed: number };
export type SparedWords = 'grave' | 'foreign' | null;
export type Spoken = { lines: readonly string[]; spared: SparedWords };

const GRAVE = ['Some things are not content.', 'Say it as you said it. It was already right.'];

/**
 * Translates plain words into two to four sentences about the same fact. Where a translation of this very event exists,
 * it follows a call of the voice. Else the words are told in jargon after an opening of the voice, and a closing of
 * their kind claims nothing about them. The last sentence is for the level. The same request gives the same lines; the
 * next seed gives others. Reads 4,000 characters, and all for grave matter. Grave words get a fixed answer, other
 * languages are only quoted.
 */
export function toSpeak(ask: SpeakRequest): Spoken {
  const { text: typed, voice, level, seed } = ask;
  const { text, retyped } = readPlain(readPart(typed));
  const whole = readField('idea', 'long-text', text);
  if (!whole) return { lines: [], spared: null };
  if (whole.sensitive || isGrave(typed) || isGraveBeyond(typed))
    return { lines: GRAVE, spared: 'grave' };
  const foreign = isForeign(text);
  const key = JSON.stringify(['translate', seed, voice, level, whole.clean]);
  const form = readStyleForm(OWN_YOUR_IDEA, { context: text }, false);
  const suiting = (library: readonly Plot[]) =>
    suitablePlots(library, form).toSorted((one, other) => placeOf(one) - placeOf(other));
  const placeOf = ({ plot }: Candidate) => hashText(`${text} ${plot.id}`);
  // After all translations of an event its words are told in jargon, so that 'Another one' is never the same.
  const story = foreign ? undefined : tellTurn([...suiting(TRANSLATIONS), undefined], ask, text);
  if (story) {
    const call = randomFrom(`${key} call`).pick(speak.openings[voice].call);
    return { lines: linesOf(call, story.map(retyped)), spared: null };
  }
  const quote = whole.forms.q ?? whole.clean;
  const [first, ...more] = foreign ? [] : rewriteText(text);
  const announced = first
    ? announce(first, voice, key)
    : pickOpening({ quote: retyped(quote) }, voice, key);
  const opening = [withStop(announced), ...more.map(asLine)].join(' ');
  return {
    lines: linesOf(opening, tellTurn(innermost(suiting(CLOSINGS)), ask, text) ?? []),
    spared: foreign ? 'foreign' : null,
  };
}

/** Two lines: the last sentence is a line of its own. */
const linesOf = (opening: string, told: readonly string[]) => [
  [opening, ...told.slice(0, -1)].join(' '),
  told.at(-1) ?? '',
];

/** Closings of the kinds of a text, or for any text where it has none. */
function innermost(found: readonly Candidate[]): readonly Candidate[] {
  const ofKind = found.filter(({ plot }) => plot.ring === 'kind');
  return ofKind.length > 0 ? ofKind : found;
}

/** The lines of the plot whose turn it is. `turns` may have one without a plot. */
function tellTurn(
  turns: readonly (Candidate | undefined)[],
  { level, seed }: SpeakRequest,
  text: string,
): readonly string[] | undefined {
  const candidate = turns[seed % turns.length];
  const request = { style: OWN_YOUR_IDEA.value, fields: { context: text }, level, seed };
  return candidate && tellCandidate(candidate, request, text).told.map(({ line }) => line);
}

const withStop = (line: string) => (/[.?!…]["']?$/u.test(line) ? line : `${line}.`);

function asLine({ text, typed, isRewritten, isRequest }: RewrittenSentence): string {
  const mark = isRequest ? '.' : (/(?<![?!])[?!]+$/u.exec(typed)?.[0] ?? '.');
  return isRewritten ? capitalised(text) + mark : withStop(typed);
}

/** The words of an opening by their form: after "I" in two tenses, as a gerund, a clause, as typed, or quoted. */
type Forms = Partial<Record<'past' | 'pres' | 'ger' | 'clause' | 'typed' | 'quote', string>>;

function announce(first: RewrittenSentence, voice: Voice, key: string): string {
  if (first.isRequest) return asLine(first);
  const idea = readField('idea', 'long-text', first.typed);
  const isSingle = first.predicate !== undefined || !first.isRewritten;
  const forms = (idea && isSingle && formsOf(idea)) || formsOfClause(first);
  const isKnown = Object.values(forms).some((words) => words !== undefined);
  return pickOpening(isKnown ? forms : { typed: idea?.forms.raw ?? first.typed }, voice, key);
}

/** The writer's own act or state in jargon, its object as typed. Undefined for an unknown verb or an unclear object. */
function formsOf({ clean, forms }: Fragment): Forms | undefined {
  // "Having finished, they went home": the main clause comes later.
  if (/^\p{L}+ing\b[^,.]*, \p{L}/iu.test(clean)) return undefined;
  const past = pastOf(forms);
  const pres = presentOf(forms.pres);
  if (past === undefined && pres === undefined) return undefined;
  return { past, pres, ger: past === undefined ? undefined : gerundOf(past) };
}

function pastOf({ past, clause }: Fragment['forms']): string | undefined {
  if (past === undefined || clause === undefined || !/^i\b/iu.test(clause)) return undefined;
  const [word = '', ...rest] = past
    .replace(/^(?:just|finally|accidentally|really|also) /iu, '')
    .split(' ');
  // In "had finished" the object belongs to the participle.
  if (/^ha(?:d|ve|s)$/iu.test(word) && verbByForm('participle', (rest[0] ?? '').toLowerCase()))
    return undefined;
  return fillTemplate(VERBS.get(verbByForm('past', word.toLowerCase())?.base ?? ''), rest);
}

function presentOf(now: string | undefined): string | undefined {
  if (now === undefined) return undefined;
  const state = /^am (?:so |very |really |always |a bit |too )?(\w+)$/iu.exec(now)?.[1];
  if (state !== undefined) return JARGON_STATES.get(state.toLowerCase());
  const [word = '', ...rest] = now.replace(/^(?:really|just|still|always) /iu, '').split(' ');
  return fillTemplate(PRESENT_VERBS.get(word.toLowerCase()), rest);
}

function formsOfClause({ text, isRewritten, predicate }: RewrittenSentence): Forms {
  if (!isRewritten) return {};
  if (!predicate) return { clause: text };
  return 'past' in predicate ? { ...predicate, ger: gerundOf(predicate.past) } : predicate;
}

function pickOpening(forms: Forms, voice: Voice, key: string): string {
  const known = (['past', 'pres', 'ger', 'clause', 'typed', 'quote'] as const).flatMap((form) => {
    const words = forms[form];
    return words === undefined ? [] : [{ form, words }];
  });
  const openings = known.flatMap(({ form, words }) =>
    speak.openings[voice][form].map((opening: string) =>
      opening.replace('{}', opening.startsWith('{}') ? capitalised(words) : words),
    ),
  );
  return openings.length > 0
    ? randomFrom(`${key} opening`).pick(openings)
    : (known[0]?.words ?? '');
}
