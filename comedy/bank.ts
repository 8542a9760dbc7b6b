import type { LineData, SharedBankData, StyleBankData } from './bank-format.ts';
import brokenFormats from './banks/broken-formats.json' with { type: 'json' };
import buzzwordSoup from './banks/buzzword-soup.json' with { type: 'json' };
import cringeAdvice from './banks/cringe-advice.json' with { type: 'json' };
import fakeScreenshots from './banks/fake-screenshots.json' with { type: 'json' };
import fakeWork from './banks/fake-work.json' with { type: 'json' };
import gentle from './banks/gentle.json' with { type: 'json' };
import ownIdea from './banks/gpt4-context.json' with { type: 'json' };
import humblebrag from './banks/humblebrag.json' with { type: 'json' };
import motivationalBs from './banks/motivational-bs.json' with { type: 'json' };
import sharedData from './banks/shared.json' with { type: 'json' };
import startupChaos from './banks/startup-chaos.json' with { type: 'json' };
import storyLines from './banks/story-lines.json' with { type: 'json' };
import storytelling from './banks/storytelling.json' with { type: 'json' };
import { type Line, namingLine, stemsOf } from './bank-line.ts';
import { conceptsOf } from './concepts.ts';
import { isUniversal } from './eligibility.ts';
import { PACK_FILE } from './packs.ts';
import { parseShape, type Shape } from './plan.ts';
import type { StyleValue } from './post-styles.ts';
import { hashText } from './random.ts';
import { parseTemplate, type Template } from './template.ts';
import { traitsOf } from './traits.ts';

/** A style's shapes and its own and shared lines by pool. */
export type StyleBank = { shapes: readonly Shape[]; pools: ReadonlyMap<string, readonly Line[]> };
export type Tag = { id: string; template: Template };
export type Pack = {
  subject: string;
  pattern: RegExp;
  /** The same for all the places where its words stand. */
  everywhere: RegExp;
  pools: ReadonlyMap<string, readonly Line[]>;
};

export const STYLE_FILES: Readonly<Record<StyleValue, StyleBankData>> = {
  'gpt4-context': ownIdea,
  humblebrag,
  'motivational-bs': motivationalBs,
  'buzzword-soup': buzzwordSoup,
  'fake-work': fakeWork,
  'startup-chaos': startupChaos,
  'cringe-advice': cringeAdvice,
  'fake-screenshots': fakeScreenshots,
  storytelling,
};
/** The lines of every style: the shared bank, those that break the form of an Unhinged post, and those that take up what the story names. */
export const SHARED_FILE: SharedBankData = {
  ...sharedData,
  lines: [...sharedData.lines, ...brokenFormats.lines, ...storyLines.lines],
};
export const GENTLE_FILE: StyleBankData = gentle;

/** Changes whenever any bank changes; part of every post's provenance and of its seed. */
export const BANK_HASH = hashText(
  JSON.stringify([STYLE_FILES, SHARED_FILE, PACK_FILE, GENTLE_FILE]),
).toString(36);

/** Compiles one line; throws an Error that names its id. */
export function compileLine(data: LineData, origin: Line['origin'], subject?: string): Line {
  return namingLine(data.id, () => {
    const template = parseTemplate(data.t);
    return {
      id: data.id,
      beat: data.beat,
      template,
      source: data.t,
      levels: data.level,
      device: data.device,
      needs: data.needs ?? [],
      when: data.when === undefined ? undefined : new RegExp(data.when, 'iu'),
      weight: data.w ?? 1,
      origin,
      subject,
      stems: new Set([...stemsOf(data.t), ...conceptsOf(data.t)]),
      traits: traitsOf(data, origin),
      universal: isUniversal(template),
      length: data.t.replace(/\{[^{}]*\}/gu, 'x').split(' ').length,
    };
  });
}

function byPool(lines: readonly Line[]): Map<string, Line[]> {
  const pools = new Map<string, Line[]>();
  for (const line of lines) {
    const pool = pools.get(line.beat);
    if (pool) pool.push(line);
    else pools.set(line.beat, [line]);
  }
  return pools;
}

function compileLists(lists: SharedBankData['lists']): Map<string, readonly Template[]> {
  return new Map(
    Object.entries(lists).map(([name, entries]) => [name, entries.map(parseTemplate)]),
  );
}

const sharedLines = SHARED_FILE.lines.map((line) => compileLine(line, 'shared'));

/** The shared lists templates may draw from. */
export const LISTS = compileLists(SHARED_FILE.lists);

/** The closing lines that name the site. */
export const TAGS: readonly Tag[] = SHARED_FILE.tags.map((tag, index) => ({
  id: `tag.${String(index + 1).padStart(3, '0')}`,
  template: parseTemplate(tag),
}));

/** Closing lines for posts about something nobody should be teased about. */
export const GENTLE_TAGS: readonly Tag[] = GENTLE_FILE.lines
  .filter((line) => line.beat === 'gentle-tag')
  .map((line) => ({ id: line.id, template: parseTemplate(line.t) }));

/** The subjects the packs know, each with the words that give it away and its lines. */
export const PACKS: readonly Pack[] = PACK_FILE.map((pack) => {
  const words = `\\b(?:${pack.words.join('|')})\\b`;
  return {
    subject: pack.subject,
    pattern: new RegExp(words, 'iu'),
    everywhere: new RegExp(words, 'giu'),
    pools: byPool(pack.lines.map((line) => compileLine(line, 'pack', pack.subject))),
  };
});

/** Pools in which the pack lines of another beat read well too. */
const PACK_BEATS: Readonly<Record<string, string>> = { habit: 'item' };

/** The lines a pack has for a pool of the styles. */
export function packLines(pack: Pack, pool: string): readonly Line[] {
  return pack.pools.get(PACK_BEATS[pool] ?? pool) ?? [];
}

const compiled = new Map<StyleBankData, StyleBank>();

function compileBank(data: StyleBankData): StyleBank {
  const own = data.lines.map((line) => compileLine(line, 'style'));
  return {
    shapes: data.shapes.map(parseShape),
    pools: byPool([...own, ...sharedLines]),
  };
}

/** A style's shapes and pools, compiled on first use and kept. */
export function bankOf(data: StyleBankData): StyleBank {
  const known = compiled.get(data);
  if (known) return known;
  const bank = compileBank(data);
  compiled.set(data, bank);
  return bank;
}
