import { holesIn } from '../story/choose-plot.ts';
import { hashText, type Random } from '../story/random.ts';
import { CATEGORIES, type Category } from '../replies/reply-kinds.ts';
import { fill } from '../story/tell-plot.ts';
import { type CommentLineData, type Persona, PERSONA_FILES, PERSONAS } from './personas.ts';

/** In `takes`: every kind of topic, and a quote. */
export const ANYTHING = 'anything';

/** Holes that a line may have. */
export const SAYABLE = [
  'it',
  'topic',
  'topic2',
  'bare',
  'title',
  'quote',
  'guilty',
  'number',
  'person',
  'lines',
  'foil',
  'other',
  'self',
] as const;
export type Sayable = (typeof SAYABLE)[number];

/** Words of the post by hole, and "it.is" and "it.has", which agree with "it". */
export type Sayings = ReadonlyMap<string, string>;

export type CommentLine = {
  id: string;
  wording: string;
  /** Holes that the post fills. */
  fields: readonly string[];
  category: Category | undefined;
  /** The device (comedy/devices/device-words.ts) that the post must have. */
  device: number | undefined;
  /** The persona it answers; any persona if undefined. */
  to: Persona | undefined;
  /** Written for posts in another language. */
  foreign: boolean;
  /** Holes that must be filled. */
  needs: readonly string[];
  takes: ReadonlySet<string> | undefined;
  praises: boolean;
};

export type PersonaLines = {
  lines: readonly CommentLine[];
  answers: readonly CommentLine[];
  headlines: readonly string[];
};

/** Changes with the banks of comments; part of the engine version of a section. */
export const COMMENT_BANK_HASH = hashText(JSON.stringify(PERSONA_FILES)).toString(36);

const after = (needs: readonly string[], name: string) =>
  needs.find((need) => need.startsWith(name))?.slice(name.length);

/** Holes that the post fills, without those for random numbers and words. */
export function fieldsOf(wording: string): string[] {
  return holesIn(wording).filter((name) => !/^(?:n|one):/u.test(name));
}

function readComment(data: CommentLineData): CommentLine {
  const needs = data.needs ?? [];
  const device = after(needs, 'device:');
  const category = after(needs, 'category:');
  const parts = needs.filter((need) => !need.includes(':') && need !== 'foreign');
  const fields = fieldsOf(data.t);
  return {
    id: data.id,
    wording: data.t,
    fields,
    category: CATEGORIES.find((each) => each === category),
    device: device === undefined ? undefined : Number(device),
    to: PERSONAS.find((each) => each === after(needs, 'to:')),
    foreign: needs.includes('foreign'),
    needs: [...new Set([...fields, ...parts])],
    takes: data.takes && !data.takes.includes(ANYTHING) ? new Set(data.takes) : undefined,
    praises: data.praises ?? false,
  };
}

const read = new Map<Persona, PersonaLines>();

/** The parsed lines of a persona, cached. */
export function linesOf(persona: Persona): PersonaLines {
  const known = read.get(persona);
  if (known) return known;
  const { lines, answers, headlines } = PERSONA_FILES[persona];
  const said = { lines: lines.map(readComment), answers: answers.map(readComment), headlines };
  read.set(persona, said);
  return said;
}

/** Fills a wording: `{it}` and others from the post, `{n:3-9}` and `{one:a|b}` at random. */
export function sayLine(wording: string, sayings: Sayings, random: Random): string {
  const drawn = wording
    .replace(/\{n:(\d+)-(\d+)\}/gu, (_, low, high) => numberText(Number(low), Number(high), random))
    .replace(/\{one:([^{}]+)\}/gu, (_, options: string) => random.pick(options.split('|')));
  return fill(drawn, { holes: sayings, cast: {} });
}

function numberText(low: number, high: number, random: Random): string {
  const value = random.between(low, high);
  const isYear = low >= 1900 && high <= 2100;
  return isYear ? String(value) : value.toLocaleString('en-US');
}
