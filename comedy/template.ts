import { FORM_NAMES, type FormName } from './language/reading.ts';

/** The words that agree with a field's noun: `{x.is}` is/are and so on. */
export const AGREEMENTS = {
  is: ['is', 'are'],
  was: ['was', 'were'],
  has: ['has', 'have'],
  it: ['it', 'they'],
  them: ['it', 'them'],
  that: ['that', 'those'],
  this: ['this', 'these'],
} as const;

export type Agreement = keyof typeof AGREEMENTS;

/** Whether nothing but the form stands between its quotation marks and, if so, whether it would open a sentence without them. */
type Hugged = { opens: boolean } | undefined;

type Place = { opens: boolean; article: boolean; inline: boolean };
export type TemplateNode =
  | { kind: 'text'; text: string }
  | (Place & { kind: 'form'; field: string; form: FormName; hugged: Hugged })
  | (Place & { kind: 'agree'; field: string; word: Agreement })
  | (Place & { kind: 'number'; low: number; high: number; keep: string | undefined })
  | (Place & { kind: 'one'; options: readonly string[] })
  | (Place & { kind: 'draw'; list: string; keep: string | undefined })
  | (Place & { kind: 'recall'; key: string; definite: boolean })
  | (Place & { kind: 'site' });

export type Template = {
  nodes: readonly TemplateNode[];
  /** Forms it says, as "field.form". */
  uses: readonly string[];
  fields: readonly string[];
  draws: readonly string[];
  keeps: readonly string[];
  recalls: readonly string[];
};

const SLOT = /\{([^{}]*)\}/gu;
/** A literal "a" before a slot: the slot takes it over, because only the value knows whether it is "an". */
const LITERAL_ARTICLE = /(?<=^|[\s"'(])an?\s$/iu;
const OPENS_SENTENCE = /(?:^|[.!?…]["')]*\s)["'(]*$/u;
/** Words after which a quoted noun is part of the sentence and takes no capital of its own. */
const QUOTES_INLINE =
  /\b(?:about|added|after|all|and|as|ask|asked|at|build|built|by|define|doing|for|from|have|hear|if|me|my|not|of|on|or|put|remember|say|saying|see|take|than|term|the|to|then|under|what|when|whispered|with|word|words|your) "$/iu;
const isForm = (name: string): name is FormName => (FORM_NAMES as readonly string[]).includes(name);
const isAgreement = (name: string): name is Agreement => name in AGREEMENTS;

/**
 * Compiles one template. Throws an Error naming the fault: an unknown slot or form, a stray brace, a quoted
 * form outside quotes, or a plain one inside them.
 */
export function parseTemplate(source: string): Template {
  const nodes: TemplateNode[] = [];
  let end = 0;
  for (const match of source.matchAll(SLOT)) {
    const before = source.slice(0, match.index).replace(LITERAL_ARTICLE, '');
    const literal = before.slice(end);
    if (literal !== '') nodes.push({ kind: 'text', text: literal });
    const article = before.length < match.index;
    end = match.index + match[0].length;
    nodes.push(parseSlot(match[1] ?? '', before, article, source.charAt(end)));
  }
  if (end < source.length) nodes.push({ kind: 'text', text: source.slice(end) });
  for (const node of nodes) if (node.kind === 'text') checkLiteral(node.text);
  return { nodes, ...summary(nodes) };
}

function checkLiteral(text: string): void {
  if (/[{}|<>\n\r\t“”‘’]/u.test(text))
    throw new Error(`stray brace, pipe, curly quote or break in "${text}"`);
}

function parseSlot(slot: string, before: string, hasArticle: boolean, next: string): TemplateNode {
  const quoted = (before.split('"').length - 1) % 2 === 1;
  const plain = before.replace(/\{[^{}]*\}/gu, 'x');
  const inline = quoted && QUOTES_INLINE.test(plain);
  const opens = OPENS_SENTENCE.test(plain) || (quoted && !inline && plain.endsWith('"'));
  const named = slot.startsWith('a:');
  const place = { opens, article: hasArticle || named, inline };
  const name = named ? slot.slice(2) : slot;
  const hugged =
    quoted && plain.endsWith('"') && next === '"'
      ? { opens: OPENS_SENTENCE.test(plain.slice(0, -1)) }
      : undefined;
  return parseDraw(name, place) ?? parseField(name, place, quoted, hugged);
}

function parseDraw(slot: string, place: Place): TemplateNode | undefined {
  if (slot === 'site') return { kind: 'site', ...place };
  const number = /^n:(\d+)-(\d+)(?::([a-z]\w*))?$/u.exec(slot);
  if (number) {
    const [low, high] = [Number(number[1]), Number(number[2])];
    return { kind: 'number', low, high, keep: number[3], ...place };
  }
  if (slot.startsWith('one:')) return { kind: 'one', options: slot.slice(4).split('|'), ...place };
  const draw = /^@([a-z-]+)(?::([a-z]\w*))?$/u.exec(slot);
  if (draw) return { kind: 'draw', list: draw[1] ?? '', keep: draw[2], ...place };
  const recall = /^(=|the:)([a-z]\w*)$/u.exec(slot);
  if (recall) {
    return { kind: 'recall', key: recall[2] ?? '', definite: recall[1] === 'the:', ...place };
  }
  return undefined;
}

function parseField(slot: string, place: Place, quoted: boolean, hugged: Hugged): TemplateNode {
  const match = /^(\w+)\.(\w+)$/u.exec(slot);
  const [, field = '', name = ''] = match ?? [];
  if (!match) throw new Error(`unknown slot {${slot}}`);
  if (isForm(name)) {
    const forQuotes = name === 'q' || name === 'short';
    if (forQuotes && !quoted) throw new Error(`{${slot}} belongs inside double quotes`);
    if ((name === 'raw' || name === 'cap') && quoted)
      throw new Error(`{${slot}} inside quotes: use q`);
    return { kind: 'form', field, form: name, hugged, ...place };
  }
  if (isAgreement(name)) return { kind: 'agree', field, word: name, ...place };
  throw new Error(`unknown form in {${slot}}`);
}

function summary(nodes: readonly TemplateNode[]): Omit<Template, 'nodes'> {
  const uses = new Set<string>();
  const fields = new Set<string>();
  const draws = new Set<string>();
  const keeps = new Set<string>();
  const recalls = new Set<string>();
  for (const node of nodes) {
    if (node.kind === 'form') {
      uses.add(`${node.field}.${node.form}`);
      fields.add(node.field);
    }
    if (node.kind === 'agree') {
      const pronoun = node.word === 'it' || node.word === 'them';
      uses.add(`${node.field}.${pronoun ? 'pronoun' : 'agree'}`);
    }
    if (node.kind === 'draw') draws.add(node.list);
    if ((node.kind === 'draw' || node.kind === 'number') && node.keep) keeps.add(node.keep);
    if (node.kind === 'recall' && !keeps.has(node.key)) recalls.add(node.key);
  }
  return {
    uses: [...uses],
    fields: [...fields],
    draws: [...draws],
    keeps: [...keeps],
    recalls: [...recalls],
  };
}
