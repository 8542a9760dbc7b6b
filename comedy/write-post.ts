import { type Candidate, choosePlot, type Preference, suitablePlots } from './choose-plot.ts';
import { DOMAINS } from './plots/domains.ts';
import { GENTLE } from './plots/gentle.ts';
import { PLOTS } from './plots/index.ts';
import { NAMES } from './plots/names.ts';
import type { Heat, Plot, Ring } from './plot.ts';
import { findStyle, type HumorLevel, type StyleValue } from './post-styles.ts';
import { hashText } from './random.ts';
import { type FormReading, readForm } from './read-form.ts';
import { tagLine } from './tag-lines.ts';
import { type Cast, drawCast, type Told, tellPlot } from './tell-plot.ts';

/** A request for a post, with what its plot is chosen by. */
export type PostRequest = {
  style: StyleValue;
  fields: Readonly<Record<string, string>>;
  level: HumorLevel;
  seed: number;
  /** The site named in the tag line. */
  site: string;
} & Preference;

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

/** Increase it when the same content gives other words. */
const ENGINE_VERSION = '10';
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
  version ??= `${ENGINE_VERSION}+${hashText(JSON.stringify([PLOTS, GENTLE, DOMAINS, NAMES])).toString(36)}`;
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

function finish(story: Story, { site, seed }: PostRequest): WrittenPost {
  const tag = tagLine(site, seed, isGentle(story.plot));
  const lines = [...story.told.map(({ line }) => line), tag];
  const { plot, cast, ring } = story;
  return { text: lines.join('\n'), lines, plot, cast, ring, engine: contentVersion() };
}

/** The ring of a plot. Undefined when the library has no such plot. */
export function ringOf(plot: string): Ring | undefined {
  return BY_ID.get(plot)?.ring;
}

const GENTLE_IDS: ReadonlySet<string> = new Set(GENTLE.map(({ id }) => id));

/** Whether a plot is for grave forms. */
export function isGentle(plot: string): boolean {
  return GENTLE_IDS.has(plot);
}

export type StoryRequest = Omit<PostRequest, 'site'>;

/**
 * Chooses a plot for a form and renders it. `opening` replaces the typed text where a wording quotes all of it.
 * Undefined if no plot suits.
 */
export function writeStory(
  request: StoryRequest,
  library: readonly Plot[] = PLOTS,
  opening?: string,
): Story | undefined {
  const { form, words } = readRequest(request);
  const chosen = choosePlot(
    candidatesFor(request.style, form, library),
    `${request.seed} ${words}`,
    request,
    (id) => ringOf(id) === 'any',
  );
  if (!chosen || opening === undefined) return chosen && tell(chosen, request, words);
  const holes = new Map(chosen.holes).set('text', opening.replace(/\.$/u, ''));
  return tell({ ...chosen, holes }, request, words);
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
  const plot = library ? library.find((each) => each.id === id) : BY_ID.get(id);
  if (!plot) return undefined;
  const { form, words } = readRequest(request);
  if (form.grave !== isGentle(id)) return undefined;
  const [candidate] = suitablePlots([plot], form);
  return candidate && tell(candidate, request, words, cast);
}

function readRequest({ style: value, fields }: StoryRequest): { form: FormReading; words: string } {
  const style = findStyle(value);
  if (!style) throw new TypeError(`Unsupported post type: ${value}`);
  return {
    form: readForm(style, fields),
    words: style.fields.map(({ name }) => fields[name] ?? '').join('\n'),
  };
}

function tell(
  candidate: Candidate,
  { level, seed }: StoryRequest,
  words: string,
  given?: Cast,
): Story {
  const { plot, holes } = candidate;
  const key = `${seed} ${plot.id} ${words}`;
  const typedName = plot.style === 'fake-work' ? holes.get('employeeRole.person') : undefined;
  const drawn = drawCast(plot, words, key);
  const cast = given ?? (typedName === undefined ? drawn : { ...drawn, F: typedName });
  const told = tellPlot(candidate, cast, HEAT[level], key);
  return { plot: plot.id, ring: plot.ring, cast, told };
}
