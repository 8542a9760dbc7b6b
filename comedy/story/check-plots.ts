import { wordSet } from '../language/words.ts';
import { holesIn, quotesText } from './choose-plot.ts';
import { holesOfPatterns } from '../language/pattern.ts';
import { HEATS, type Plot } from './plot.ts';

const MIN_BEATS = 4;
const MAX_BEATS = 9;
/** Holes that readForm can fill, besides those of patterns and domains. */
const READ_HOLES = wordSet(
  'text whole quote short tiny clause anyclause you they did doing np subject yourSubject speaker object it thing number speech speechWords place pet',
);

/** Lists the violations of the plot rules, one sentence each. */
export function checkPlots(plots: readonly Plot[]): string[] {
  const faults = plots.flatMap((plot) => checkPlot(plot).map((fault) => `${plot.id}: ${fault}`));
  return [...faults, ...repeatedIds(plots), ...sharedLines(plots)];
}

const checkPlot = (plot: Plot): string[] =>
  [checkShape, checkHoles, checkBack, checkCast, checkHeat, checkCarries].flatMap((check) =>
    check(plot),
  );

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
    holesOfPatterns([...plot.when, ...plot.also]).flatMap((hole) => [hole, `${hole}.full`]),
  );
  const isKnown = (name: string) =>
    READ_HOLES.has(name) ||
    kept.has(name) ||
    Object.hasOwn(plot.cast, name) ||
    name.startsWith('d.') ||
    plot.style !== 'gpt4-context';
  const unknown = plot.beats
    .flatMap(({ wordings }) => wordings.flatMap(holesIn))
    .filter((name) => !isKnown(name));
  return [...new Set(unknown)].map((name) => `asks for the unknown {${name}}`);
}

/** A callback phrase must occur in every wording of an earlier beat. `back` may list alternatives with "|". */
function checkBack({ beats, back }: Plot): string[] {
  if (back === '') return [];
  const phrases = back.toLowerCase().split('|');
  const holds = (wording: string) =>
    phrases.some((phrase) => wording.toLowerCase().includes(phrase));
  const faults: string[] = [];
  let returns = false;
  for (const heat of ['spicy', 'unhinged'] as const) {
    const told = beats.filter(({ heats }) => heats.includes(heat));
    const setUp = told.findIndex(
      ({ wordings, linked }) => wordings.every(holds) || (linked && wordings.some(holds)),
    );
    if (setUp === -1 || setUp === told.length - 1)
      faults.push(`no beat of ${heat} has "${back}" in every wording before the ending`);
    returns ||= told.slice(setUp + 1).some(({ wordings }) => wordings.some(holds));
  }
  return returns ? faults : [...faults, `its ending does not come back to "${back}"`];
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

function checkHeat({ beats }: Plot): string[] {
  const only = beats.findIndex(({ heats }) => heats.length === 1 && heats[0] === 'unhinged');
  if (only === -1) return ['has no step that only Unhinged takes'];
  return only < beats.length / 2 ? ['takes its impossible step too early'] : [];
}

/** A plot that carries the text begins with it and uses typed words in two later beats, one of them near the end. */
function checkCarries(plot: Plot): string[] {
  const { carries, beats, cast } = plot;
  if (!carries) return [];
  const faults: string[] = [];
  if (!quotesText(plot)) faults.push('carries the text, but its first line does not tell it');
  const namesTyped = ({ wordings }: Plot['beats'][number]) =>
    wordings.some((wording) => holesIn(wording).some((name) => !Object.hasOwn(cast, name)));
  const later = beats.slice(1);
  if (
    later.filter(namesTyped).length < 2 ||
    !later.slice(-Math.ceil(beats.length / 2)).some(namesTyped)
  )
    faults.push('carries the text, but does not take up typed words in two later beats');
  return faults;
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
