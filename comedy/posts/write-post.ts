import { type Candidate, choosePlot, type Memory, suitablePlots } from '../story/choose-plot.ts';
import { GENTLE } from './gentle.ts';
import { PLOTS, WRITINGS } from '../styles/writings.ts';
import { NAMES } from '../form/names.ts';
import type { Heat, Plot, Ring } from '../story/plot.ts';
import { findStyle, type StyleValue } from '../styles/post-styles.ts';
import { HUMOR_LEVELS, type HumorLevel } from '../form/humor-levels.ts';
import { hashText } from '../story/random.ts';
import { plainLetters, type PlainText, readPlain } from '../language/plain-letters.ts';
import { type FormReading, readStyleForm } from '../form/read-form.ts';
import { readPart } from '../language/read-length.ts';
import { tagLine } from './tag-lines.ts';
import { type Cast, drawCast, fill, type Told, tellPlot } from '../story/tell-plot.ts';

/** A request for a post, with what its plot is chosen by. */
export type PostRequest = {
  style: StyleValue;
  fields: Readonly<Record<string, string>>;
  level: HumorLevel;
  seed: number;
  /** The site named in the tag line. */
  site: string;
  /** The form is grave although its words do not show it. */
  isGrave?: boolean;
} & Memory;

/** The plot and cast of a story, from which it can be rendered again. */
export type StorySource = { plot: string; cast: Cast };

export type WrittenPost = StorySource & {
  text: string;
  /** The lines of the story and the tag line. */
  lines: readonly string[];
  ring: Ring;
  /** Version of engine and content: with request and source they reproduce the text. */
  engine: string;
};

export type Story = StorySource & { ring: Ring; told: readonly Told[] };

/** Lines of a story, without the tag line. */
const MOST_LINES = 9;

/** Increase it when the same content gives other words. */
const ENGINE_VERSION = '14';
const HEAT: Readonly<Record<HumorLevel, Heat>> = {
  Mild: 'mild',
  Spicy: 'spicy',
  Unhinged: 'unhinged',
};
const BY_ID: ReadonlyMap<string, Plot> = new Map(
  [...PLOTS, ...GENTLE].map((plot) => [plot.id, plot]),
);

let version: string | undefined;

/** The version of the engine and of all plots, stored with each post. */
export function contentVersion(): string {
  version ??= `${ENGINE_VERSION}+${hashText(JSON.stringify([PLOTS, GENTLE, NAMES])).toString(36)}`;
  return version;
}

/**
 * Writes a post of at most 9 lines and a tag line from one plot. The same request gives the same text. Accepts any
 * string in `fields` and ignores unknown fields. Throws TypeError for an unknown style, Error for an empty required
 * field.
 */
export function writePost(request: PostRequest): WrittenPost {
  const story = writeStory(request);
  if (!story) throw new Error(`No plot suits a form of ${request.style}`);
  return finish(story, request);
}

/**
 * Renders a known plot at the level of the request. Without a cast it draws the one that `writePost` draws. Undefined if
 * the plot is gone or no longer suits.
 */
export function retellPost(
  request: PostRequest,
  source: Partial<StorySource> & Pick<StorySource, 'plot'>,
): WrittenPost | undefined {
  const story = retell(source.plot, request, source.cast);
  return story && finish(story, request);
}

/** A fold shows no more lines for the sake of a third level. */
const MOST_FOLDED = 4;

/**
 * The lines of a story that a fold shows at the level of the request, and never its last: up to the line that tells the
 * levels apart, or two of them where all three differ late. None if the plot is gone or no longer suits.
 */
export function linesAboveFold(
  request: StoryRequest,
  source: Partial<StorySource> & Pick<StorySource, 'plot'>,
): string[] {
  const found = findTale(source.plot, request);
  if (!found) return [];
  const linesAt = (level: HumorLevel) =>
    tellCandidate(found.candidate, { ...request, level }, found.words, source.cast).told.map(
      ({ line }) => line,
    );
  const told = HUMOR_LEVELS.map(linesAt);
  const lines = told[HUMOR_LEVELS.indexOf(request.level)] ?? [];
  const apart = lines.map(
    (_, at) => new Set(told.map((one) => one.slice(0, at + 1).join('\n'))).size,
  );
  const all = apart.indexOf(HUMOR_LEVELS.length) + 1;
  const some = apart.findIndex((size) => size > 1) + 1;
  const shown = all > 0 && all <= MOST_FOLDED ? all : some;
  return lines.slice(0, Math.max(1, Math.min(shown, lines.length - 1)));
}

function finish(story: Story, { site, seed }: PostRequest): WrittenPost {
  const tag = tagLine(site, seed, isGentle(story.plot));
  const lines = [...story.told.map(({ line }) => line), tag];
  const { plot, cast, ring } = story;
  return { text: lines.join('\n'), lines, plot, cast, ring, engine: contentVersion() };
}

const GENTLE_IDS: ReadonlySet<string> = new Set(GENTLE.map(({ id }) => id));

/** Whether a plot is for grave forms. */
export function isGentle(plot: string): boolean {
  return GENTLE_IDS.has(plot);
}

export type StoryRequest = Omit<PostRequest, 'site'>;

/** Chooses a plot for a form and renders it. Undefined if no plot suits. */
export function writeStory(
  request: StoryRequest,
  library: readonly Plot[] = PLOTS,
): Story | undefined {
  const { form, words } = readRequest(request);
  const chosen = choosePlot(
    candidatesFor(request.style, form, library),
    `${request.seed} ${words}`,
    request,
  );
  return chosen && tellCandidate(chosen, request, words);
}

/** All plots that suit a form, regardless of memory; for a grave form the gentle ones. */
export function candidatesFor(
  style: StyleValue,
  form: FormReading,
  library: readonly Plot[] = PLOTS,
): Candidate[] {
  // A plot for any text quotes the fields of other styles as one text.
  const plots = form.grave
    ? GENTLE
    : library.filter((plot) => plot.style === style || plot.ring === 'any');
  return suitablePlots(plots, form);
}

/** Renders one plot for a form. Undefined if the plot does not exist or does not suit. */
export function retell(
  id: string,
  request: StoryRequest,
  cast?: Cast,
  library?: readonly Plot[],
): Story | undefined {
  const found = findTale(id, request, library);
  return found && tellCandidate(found.candidate, request, found.words, cast);
}

/** The plot with what a form fills in. Undefined if the plot does not exist or does not suit. */
function findTale(
  id: string,
  request: StoryRequest,
  library?: readonly Plot[],
): { candidate: Candidate; words: string } | undefined {
  const plot = library ? library.find((each) => each.id === id) : BY_ID.get(id);
  if (!plot) return undefined;
  const { form, words } = readRequest(request);
  if (form.grave !== isGentle(id)) return undefined;
  const [candidate] = suitablePlots([plot], form);
  return candidate && { candidate, words };
}

const plainFields = (fields: StoryRequest['fields']) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, plainLetters(text)]));

function readRequest({ style: value, fields, isGrave = false }: StoryRequest): {
  form: FormReading;
  words: string;
} {
  const style = findStyle(value);
  if (!style) throw new TypeError(`Unsupported post type: ${value}`);
  const plain = plainFields(fields);
  return {
    form: readStyleForm(style, plain, isGrave),
    words: style.fields.map(({ name }) => plain[name] ?? '').join('\n'),
  };
}

/** Writes the words of a form as they were typed, also in letters of another style. */
function retyper(fields: StoryRequest['fields']): PlainText['retyped'] {
  const typed = Object.values(fields).map((text) => readPlain(readPart(text)));
  return (words) => typed.reduce((said, { retyped }) => retyped(said), words);
}

/** Renders a plot for a form that it suits. `words`: those of the form in plain letters; names are drawn by them. */
export function tellCandidate(
  candidate: Candidate,
  { style, fields, level, seed }: StoryRequest,
  words: string,
  given?: Cast,
): Story {
  const { plot, holes } = candidate;
  const key = `${seed} ${plot.id} ${words}`;
  const typedName = plot.style === 'fake-work' ? holes.get('employeeRole.person') : undefined;
  const drawn = drawCast(plot, words, key);
  const cast = given ?? (typedName === undefined ? drawn : { ...drawn, F: typedName });
  const retyped = retyper(fields);
  const told = tellPlot(candidate, cast, HEAT[level], key, retyped);
  const aside = asideOf(candidate, style, told);
  if (aside !== undefined && told.length < MOST_LINES)
    told.push({ line: fill(aside, { holes, cast, retyped }), beat: plot.beats.length });
  return { plot: plot.id, ring: plot.ring, cast, told };
}

/** The line that says the optional field of a style, if it is typed and no line of the story says it. */
function asideOf(
  { plot, holes }: Candidate,
  style: StyleValue,
  told: readonly Told[],
): string | undefined {
  const name = findStyle(style)?.fields.find(({ required }) => !required)?.name ?? '';
  const typed = holes.get(name)?.toLowerCase();
  if (typed === undefined || isGentle(plot.id)) return undefined;
  const isSaid = told.some(({ line }) => line.toLowerCase().includes(typed));
  return isSaid ? undefined : WRITINGS[style].aside;
}
