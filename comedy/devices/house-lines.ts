import { PACKS, bankOf, STYLE_FILES, TAGS } from '../bank.ts';
import type { Line } from '../bank-line.ts';
import translator from '../banks/translator.json' with { type: 'json' };
import type { Template, TemplateNode } from '../template.ts';
import type { Finding } from './finding.ts';
import { borneOut } from './witnesses.ts';

type HouseLine = {
  device: number;
  heat: 1 | 2 | 3;
  template: Template;
  /** Words of its own that stand in it letter by letter. */
  anchor: string;
  pattern?: RegExp;
  slots?: RegExp;
};

/** The words a line is looked up by: at least so many letters of its own, else it would fit anything. */
const ENOUGH_LETTERS = 14;
const TAG_LINE = 53;

/** A line of the house's own banks in a text. */
type HouseFinding = Omit<Finding, 'device'> & {
  /** What its own words show; undefined where they show no device. */
  device: number | undefined;
};

/** The lines of a text that the house's own banks hold, each with the device its words bear out and the level it begins at. */
export function houseFindings(
  text: string,
  lines: readonly { text: string; start: number }[],
): readonly HouseFinding[] {
  return lines.flatMap(({ text: whole, start }, index) => {
    const { offset, said, known } = matched(whole);
    if (!known) return [];
    const from = start + offset;
    const quote = text.slice(from, from + said.length);
    const device = borneOut(known.device, whole, index === 0);
    return [{ device, start: from, end: from + said.length, quote, heat: known.heat }];
  });
}

/** How many lines of a text the house's banks hold, and what in it is not theirs: the other lines, and what fills the slots. */
export function wordsOfOthers(lines: readonly { text: string }[]): {
  houseLines: number;
  otherLines: readonly string[];
  slots: readonly string[];
} {
  const found = lines.map(({ text }) => matched(text));
  return {
    houseLines: found.filter(({ known }) => known).length,
    otherLines: found.flatMap(({ said, known }) => (known ? [] : [said])),
    slots: found.flatMap(({ said, known }) => (known ? slotsIn(known, said) : [])),
  };
}

function matched(whole: string): { offset: number; said: string; known: HouseLine | undefined } {
  const offset = /^\s*(?:\d+\. |→ |> )?/u.exec(whole)?.[0].length ?? 0;
  const said = whole.slice(offset).trimEnd();
  const byWord = index();
  const lower = said.toLowerCase();
  const known = [...new Set(wordsOf(said))]
    .flatMap((word) => byWord.get(word) ?? [])
    .find((line) => lower.includes(line.anchor) && fits(line, said));
  return { offset, said, known };
}

function slotsIn(line: HouseLine, said: string): string[] {
  line.slots ??= new RegExp(
    `^${line.template.nodes.map((node) => (node.kind === 'form' ? `(${patternOf(node)})` : patternOf(node))).join('')}$`,
    'iu',
  );
  return (line.slots.exec(said) ?? []).slice(1);
}

function fits(line: HouseLine, said: string): boolean {
  line.pattern ??= new RegExp(`^${line.template.nodes.map(patternOf).join('')}$`, 'iu');
  return line.pattern.test(said);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);

/** A literal as it stands; what a slot says is anything. Marks may give way to those of a person's words. */
function patternOf(node: TemplateNode): string {
  if (node.kind === 'text') {
    const literal = escaped(node.text).replace(/^(?:\\?[.,])+/u, '[.,!?…]*');
    return literal;
  }
  const article = node.article ? '(?:an? )?' : '';
  if (node.kind === 'number') return `${article}[\\d,]+`;
  if (node.kind === 'one') return `${article}(?:${node.options.map(escaped).join('|')})`;
  return `${article}.+?`;
}

/** The longest piece of the line's own words, without the marks that may give way to those of a person's words. */
function anchorOf({ nodes }: Template): string {
  const pieces = nodes.flatMap((node) =>
    node.kind === 'text' ? [node.text.replace(/^[.,]+/u, '').toLowerCase()] : [],
  );
  return pieces.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

function literalOf({ nodes }: Template): string {
  return nodes.map((node) => (node.kind === 'text' ? node.text : ' ')).join(' ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}']{3,}/gu) ?? [];
}

let built: ReadonlyMap<string, readonly HouseLine[]> | undefined;

/** Every line of the banks under its longest whole word. */
function index(): ReadonlyMap<string, readonly HouseLine[]> {
  if (built) return built;
  const byWord = new Map<string, HouseLine[]>();
  const seen = new Set<string>();
  const add = (source: string, line: Omit<HouseLine, 'anchor'>, least = ENOUGH_LETTERS) => {
    if (seen.has(source)) return;
    seen.add(source);
    const literal = literalOf(line.template);
    if (literal.replace(/[^\p{L}]/gu, '').length < least) return;
    const [word] = wordsOf(literal).toSorted((one, other) => other.length - one.length);
    if (word === undefined) return;
    const anchored = { ...line, anchor: anchorOf(line.template) };
    const others = byWord.get(word);
    if (others) others.push(anchored);
    else byWord.set(word, [anchored]);
  };
  for (const line of allLines()) {
    const heat = Math.min(...Array.from(line.levels, Number));
    add(line.source, { device: line.device, heat: heat as 1 | 2 | 3, template: line.template });
  }
  for (const { id, template } of TAGS) add(id, { device: TAG_LINE, heat: 1, template }, 0);
  return (built = byWord);
}

function allLines(): Line[] {
  const banks = [...Object.values(STYLE_FILES), translator].flatMap((file) => [
    ...bankOf(file).pools.values(),
  ]);
  const packs = PACKS.flatMap((pack) => [...pack.pools.values()]);
  return [...banks, ...packs].flat();
}
