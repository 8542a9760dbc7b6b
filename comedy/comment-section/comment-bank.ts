import { hashText } from '../random.ts';
import { CATEGORIES, type Category } from '../replies/reply-kinds.ts';
import { parseTemplate, type Template } from '../template.ts';
import { type CommentLineData, type Persona, PERSONA_FILES, PERSONAS } from './personas.ts';

/** In `takes`: every kind of topic, and a quote. */
export const ANYTHING = 'anything';

/** One line, compiled. */
export type CommentLine = {
  id: string;
  template: Template;
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
  headlines: readonly Template[];
};

/** Changes whenever a bank of comments changes; part of every section's provenance. */
export const COMMENT_BANK_HASH = hashText(JSON.stringify(PERSONA_FILES)).toString(36);

const after = (needs: readonly string[], name: string) =>
  needs.find((need) => need.startsWith(name))?.slice(name.length);

/** What `compile` makes of a line of a bank; what it throws becomes an Error that names the line. */
function namingLine<Made>(id: string, compile: () => Made): Made {
  try {
    return compile();
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    throw new Error(`${id}: ${fault}`, { cause: error });
  }
}

/** Compiles one line; throws an Error that names its id. */
export function compileComment(data: CommentLineData): CommentLine {
  return namingLine(data.id, () => {
    const template = parseTemplate(data.t);
    const needs = data.needs ?? [];
    const device = after(needs, 'device:');
    const category = after(needs, 'category:');
    const parts = needs.filter((need) => !need.includes(':') && need !== 'foreign');
    return {
      id: data.id,
      template,
      category: CATEGORIES.find((each) => each === category),
      device: device === undefined ? undefined : Number(device),
      to: PERSONAS.find((each) => each === after(needs, 'to:')),
      foreign: needs.includes('foreign'),
      needs: [...new Set([...template.fields, ...parts])],
      takes: data.takes && !data.takes.includes(ANYTHING) ? new Set(data.takes) : undefined,
      praises: data.praises ?? false,
    };
  });
}

const compiled = new Map<Persona, PersonaLines>();

/** What a persona may say, compiled on first use and kept. */
export function linesOf(persona: Persona): PersonaLines {
  const known = compiled.get(persona);
  if (known) return known;
  const { lines, answers, headlines } = PERSONA_FILES[persona];
  const said = {
    lines: lines.map(compileComment),
    answers: answers.map(compileComment),
    headlines: headlines.map(parseTemplate),
  };
  compiled.set(persona, said);
  return said;
}
