import { type Candidate, choosePlot, type Memory, suitablePlots } from './choose-plot.ts';
import type { Heat, Plot } from './plot.ts';
import { PLOTS } from './plots/index.ts';
import { findStyle, type HumorLevel, type StyleValue } from './post-styles.ts';
import { type FormReading, readForm } from './read-form.ts';
import { type Cast, drawCast, type Told, tellPlot } from './tell-plot.ts';

export type StoryRequest = {
  style: StyleValue;
  fields: Readonly<Record<string, string>>;
  level: HumorLevel;
  seed: number;
} & Memory;

/** A told plot: with the form, the level and the seed, its id and cast give the same lines again. */
export type Story = {
  plot: string;
  ring: string;
  cast: Cast;
  lines: readonly Told[];
  left: number;
};

const HEAT: Readonly<Record<HumorLevel, Heat>> = {
  Mild: 'mild',
  Spicy: 'spicy',
  Unhinged: 'unhinged',
};
const BY_ID: ReadonlyMap<string, Plot> = new Map(PLOTS.map((plot) => [plot.id, plot]));

/** Chooses a plot for a form and tells it. Undefined when no plot suits, as for a grave form. */
export function writeStory(
  request: StoryRequest,
  library: readonly Plot[] = PLOTS,
): Story | undefined {
  const { form, words } = readRequest(request);
  if (form.grave) return undefined;
  const candidates = candidatesFor(request.style, form, library);
  const chosen = choosePlot(
    candidates,
    `${request.seed} ${words}`,
    request,
    (id) => BY_ID.get(id)?.ring === 'any',
  );
  return chosen && tell(chosen, request, words);
}

/** All plots that suit a form, whatever was seen. */
export function candidatesFor(
  style: StyleValue,
  form: FormReading,
  library: readonly Plot[] = PLOTS,
): Candidate[] {
  return suitablePlots(
    library.filter((plot) => plot.style === style),
    form,
  );
}

/** Tells one plot for a form: a finished post keeps its story when its level changes. Undefined when it does not suit. */
export function retell(
  id: string,
  request: StoryRequest,
  cast?: Cast,
  library?: readonly Plot[],
): Story | undefined {
  const plot = library ? library.find((each) => each.id === id) : BY_ID.get(id);
  if (!plot) return undefined;
  const { form, words } = readRequest(request);
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
  { plot, holes, left }: Candidate,
  { level, seed }: StoryRequest,
  words: string,
  given?: Cast,
): Story {
  const key = `${seed} ${plot.id} ${words}`;
  const cast = given ?? drawCast(plot, words, key);
  return {
    plot: plot.id,
    ring: plot.ring,
    cast,
    lines: tellPlot(plot, holes, cast, HEAT[level], key),
    left,
  };
}
