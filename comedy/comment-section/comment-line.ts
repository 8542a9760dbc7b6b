import { holesIn } from '../choose-plot.ts';
import { hashText, type Random } from '../random.ts';
import { CATEGORIES, type Category } from '../replies/reply-kinds.ts';
import { fill } from '../tell-plot.ts';
import { type CommentLineData, type Persona, PERSONA_FILES, PERSONAS } from './personas.ts';

/** In `takes`: every kind of topic, and a quote. */
export const ANYTHING = 'anything';

/** What a line may say of a post, by the name of its hole. */
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

/** The words of a post by their hole: "it" and the others, and "it.is", "it.has" that agree with it. */
export type Sayings = ReadonlyMap<string, string>;

/** One line of a bank, read. */
export type CommentLine = {
  id: string;
  wording: string;
  /** Its holes: those of the post that it says. */
  fields: readonly string[];
  category: Category | undefined;
  /** The device of comedy/devices/device-words.ts that the post must have. */
  device: number | undefined;
  /** The persona it answers; any when missing. */
  to: Persona | undefined;
  /** Made for posts in another language. */
  foreign: boolean;
  /** Parts of the post that must be there. */
  needs: readonly string[];
  takes: ReadonlySet<string> | undefined;
  praises: boolean;
};

export type PersonaLines = {
  lines: readonly CommentLine[];
  answers: readonly CommentLine[];
  headlines: readonly string[];
};

/** Changes whenever a bank of comments changes; part of every section's provenance. */
export const COMMENT_BANK_HASH = hashText(JSON.stringify(PERSONA_FILES)).toString(36);

const after = (needs: readonly string[], name: string) =>
  needs.find((need) => need.startsWith(name))?.slice(name.length);

/** The holes of a wording that the post fills; those for drawn numbers and words are not among them. */
export function fieldsOf(wording: string): string[] {
  return holesIn(wording).filter((name) => !/^(?:n|one):/u.test(name));
}

/** Reads one line of a bank. */
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

/** What a persona may say, read on first use and kept. */
export function linesOf(persona: Persona): PersonaLines {
  const known = read.get(persona);
  if (known) return known;
  const { lines, answers, headlines } = PERSONA_FILES[persona];
  const said = { lines: lines.map(readComment), answers: answers.map(readComment), headlines };
  read.set(persona, said);
  return said;
}

/** Fills a wording: `{it}` and the others from the post, `{n:3-9}` and `{one:a|b}` by chance. */
export function sayLine(wording: string, sayings: Sayings, random: Random): string {
  const drawn = wording
    .replace(/\{n:(\d+)-(\d+)\}/gu, (_, low, high) => numberText(Number(low), Number(high), random))
    .replace(/\{one:([^}]+)\}/gu, (_, options: string) => random.pick(options.split('|')));
  return fill(drawn, { holes: sayings, cast: {} });
}

function numberText(low: number, high: number, random: Random): string {
  const value = String(random.between(low, high));
  const isYear = low >= 1900 && high <= 2100;
  return value.length > 3 && !isYear ? value.replace(/\B(?=(?:\d{3})+$)/gu, ',') : value;
}
