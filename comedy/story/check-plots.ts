import { wordSet } from '../language/words.ts';
import { holesIn, quotesText } from './choose-plot.ts';
import { holesOfPatterns } from '../language/pattern.ts';
import { DEED_FORMS } from '../language/deed.ts';
import { NOUN_FORMS } from './captured-noun.ts';
import { type Heat, HEATS, type Plot } from './plot.ts';

const MIN_BEATS = 4;
const MAX_BEATS = 9;
/** Holes that readForm can fill, besides those of patterns. */
const READ_HOLES = wordSet('text whole quote short tiny');

/** Lists the violations of the plot rules, one sentence each. */
export function checkPlots(plots: readonly Plot[]): string[] {
  const faults = plots.flatMap((plot) => checkPlot(plot).map((fault) => `${plot.id}: ${fault}`));
  return [...faults, ...repeatedIds(plots), ...sharedLines(plots)];
}

const checkPlot = (plot: Plot): string[] =>
  [checkShape, checkHoles, checkCast, checkEndings, checkShort, checkCarries].flatMap((check) =>
    check(plot),
  );

/** Lists the violations of the rules for translations and their closings: two or three sentences, the last one by level. */
export function checkTranslations(plots: readonly Plot[]): string[] {
  const faults = plots.flatMap((plot) =>
    [...checkHoles(plot), ...checkLength(plot), ...checkEndings(plot)].map(
      (fault) => `${plot.id}: ${fault}`,
    ),
  );
  return [...faults, ...repeatedIds(plots), ...sharedLines(plots)];
}

/** A call or a fact told in jargon comes before these sentences, and four are the most. */
const MOST_SENTENCES = 3;

function checkLength({ beats }: Plot): string[] {
  return HEATS.flatMap((heat) => {
    const told = beats
      .filter(({ heats }) => heats.includes(heat))
      .map(({ wordings }) => wordings[0]);
    const count = told.join(' ').split(/(?<=[.!?]) /u).length;
    return count > MOST_SENTENCES ? [`has ${count} sentences at ${heat}`] : [];
  });
}

function checkShape(plot: Plot): string[] {
  const faults: string[] = [];
  for (const heat of HEATS) {
    const count = plot.beats.filter(({ heats }) => heats.includes(heat)).length;
    if (count < MIN_BEATS || count > MAX_BEATS)
      faults.push(`has ${count} beats at ${heat}, not ${MIN_BEATS} to ${MAX_BEATS}`);
  }
  const linked = plot.beats.filter((beat) => beat.linked).map(({ wordings }) => wordings.length);
  if (new Set(linked).size > 1) faults.push('its linked beats differ in their number of wordings');
  if (plot.ring === 'situation' && plot.style === 'gpt4-context' && plot.when.length === 0)
    faults.push('matches no event');
  return faults;
}

function checkHoles(plot: Plot): string[] {
  const kept = new Set(
    holesOfPatterns([...plot.when, ...plot.also]).flatMap((hole) => [
      hole,
      ...[...NOUN_FORMS, ...DEED_FORMS].map((form) => `${hole}.${form}`),
    ]),
  );
  const isKnown = (name: string) =>
    READ_HOLES.has(name) ||
    kept.has(name) ||
    Object.hasOwn(plot.cast, name) ||
    plot.style !== 'gpt4-context';
  const unknown = plot.beats
    .flatMap(({ wordings }) => wordings.flatMap(holesIn))
    .filter((name) => !isKnown(name));
  return [...new Set(unknown)].map((name) => `asks for the unknown {${name}}`);
}

/** A drawn name must occur in two beats and takes no article. */
function checkCast({ cast, beats }: Plot): string[] {
  return Object.keys(cast).flatMap((role) => {
    const isName = typeof cast[role] === 'string';
    const article = new RegExp(`\\ban? \\{${role}\\}`, 'iu');
    if (isName && beats.some(({ wordings }) => wordings.some((wording) => article.test(wording))))
      return [`has an article before the name {${role}}`];
    const named = beats.filter(({ wordings }) =>
      wordings.some((wording) => wording.includes(`{${role}}`)),
    );
    return named.length < 2 ? [`names {${role}} in ${named.length} beats, not two`] : [];
  });
}

/** The last line is where the joke is. */
function checkEndings({ beats }: Plot): string[] {
  const ending = (heat: Heat) => beats.findLast(({ heats }) => heats.includes(heat));
  return ending('mild') === ending('unhinged') ? ['has one ending for Mild and Unhinged'] : [];
}

/** The dial must change a line that is visible: line two or three of a short post. */
function checkShort({ ring, beats }: Plot): string[] {
  if (ring === 'situation') return [];
  const faults: string[] = [];
  for (const heat of HEATS) {
    const told = beats.filter(({ heats }) => heats.includes(heat));
    const holes = told.flatMap(({ wordings }) => wordings.flatMap(holesIn));
    if (holes.length !== 1 || !['text', 'quote'].includes(holes[0] ?? ''))
      faults.push(`does not have the typed text once at ${heat}`);
    if (told.slice(1, 3).every(({ heats }) => heats.length === HEATS.length))
      faults.push(`has no second or third line of its own at ${heat}`);
  }
  return faults;
}

/** A plot that carries the text begins with it. */
function checkCarries(plot: Plot): string[] {
  return plot.carries && !quotesText(plot)
    ? ['carries the text, but its first line does not tell it']
    : [];
}

function repeatedIds(plots: readonly Plot[]): string[] {
  const seen = new Set<string>();
  return plots
    .filter(({ id }) => seen.size === seen.add(id).size)
    .map(({ id }) => `${id}: the id is used twice`);
}

const LONG = 25;

/** Plots must not share a line after names, numbers and holes are masked. */
function sharedLines(plots: readonly Plot[]): string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const plot of plots) {
    for (const wording of new Set(plot.beats.flatMap(({ wordings }) => wordings))) {
      const masked = wording.replace(/\{[^{}]+\}|\d[\d,.]*/gu, '_').toLowerCase();
      const owner = owners.get(masked);
      if (owner !== undefined && owner !== plot.id && masked.length > LONG)
        faults.push(`${plot.id}: shares a line with ${owner}: ${wording}`);
      owners.set(masked, plot.id);
    }
  }
  return faults;
}
