import type { ReplyFile, ReplyLineData } from './reply-bank.ts';
import { ANYTHING, compileReplyLine, MADE_FOR, REPLY_FILES, type ReplyLine } from './reply-bank.ts';
import { CATEGORIES } from './reply-kinds.ts';
import { OFFER_FORMS, OFFERS } from './offers.ts';
import { countSentences, countWords } from './reply-limits.ts';
import { TOPIC_KINDS } from './topic.ts';

/** The fewest lines of each pool of a tone; `category` is the number for each of the 13 kinds of post. */
const SIZES: Readonly<Record<string, number>> = {
  one: 80,
  category: 8,
  para: 40,
  after: 60,
  open: 14,
  turn: 14,
  escalation: 20,
  quote: 14,
  lesson: 14,
  close: 14,
};
const GENTLE_SIZES: Readonly<Record<string, number>> = {
  one: 30,
  para: 30,
  open: 10,
  turn: 20,
  lesson: 15,
  close: 10,
};

const SINCERE_SIZES: Readonly<Record<string, number>> = {
  one: 20,
  para: 20,
  open: 10,
  turn: 20,
  lesson: 10,
  close: 10,
};
const CALM_SIZES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  gentle: GENTLE_SIZES,
  sincere: SINCERE_SIZES,
};
const TAKEN: readonly string[] = [...TOPIC_KINDS, 'quote', ANYTHING];

const ID = /^rp\.[a-z-]+\.[a-z]+\.\d{3}$/u;
/** The words a line may have of its own, so that what it says of the post still fits beside them. */
const OWN_WORDS: Readonly<
  Record<string, readonly [sentences: number, most: number, words: number]>
> = {
  one: [1, 1, 20],
  para: [2, 3, 50],
  after: [1, 2, 30],
};
const AGREEING: ReadonlySet<string> = new Set(['topic', 'it', 'number']);
const LONGEST_LINE = 170;
/** A stop next to a quotation mark: whether it ends a sentence is a matter of taste, so it is left out. */
const DOUBTFUL = /[.!?…]["')]|"[.!?…]|\{quote\.[a-z]+\}"?[.!?…]|\b(?:[ap]\.m|e\.g|i\.e|vs|etc)\./u;

/** Everything wrong with the reply banks, one line for each fault; none when they are sound. */
export function checkReplies(): string[] {
  const files = Object.entries(REPLY_FILES);
  const ids = files.flatMap(([, file]) => file.lines.map((line) => line.id));
  const texts = files.flatMap(([, file]) => file.lines.map((line) => line.t.toLowerCase()));
  return [
    ...files.flatMap(([tone, file]) => checkReplyFile(tone, file)),
    ...repeated(ids, 'id'),
    ...repeated(texts, 'text'),
  ];
}

/** The faults of one file. */
export function checkReplyFile(tone: string, file: ReplyFile): string[] {
  const faults = file.tone === tone ? [] : [`${tone}: the file says it is of tone "${file.tone}"`];
  const sizes = CALM_SIZES[tone] ?? SIZES;
  for (const line of file.lines) faults.push(...checkReplyLine(line, tone, sizes));
  return [...faults, ...checkSizes(tone, file, sizes)];
}

function checkReplyLine(
  data: ReplyLineData,
  tone: string,
  sizes: Readonly<Record<string, number>>,
): string[] {
  const faults: string[] = [];
  if (!ID.test(data.id) || !data.id.startsWith(`rp.${tone}.`))
    faults.push('the id looks like rp.witty.one.017');
  if (!(data.beat in sizes) || data.beat === 'category') faults.push(`no beat "${data.beat}"`);
  if (!Number.isInteger(data.device) || data.device < 1 || data.device > 44)
    faults.push('device is 1 to 44');
  for (const need of data.needs ?? []) if (!isNeed(need)) faults.push(`unknown need "${need}"`);
  try {
    const line = compileReplyLine(data);
    faults.push(...checkSlots(line, tone), ...checkTakes(data, line), ...checkLength(data));
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return faults.map((fault) => `${data.id}: ${fault}: ${data.t}`);
}

function isNeed(need: string): boolean {
  const category = need.startsWith('category:') ? need.slice('category:'.length) : undefined;
  if (category !== undefined) return (CATEGORIES as readonly string[]).includes(category);
  return [...OFFERS, ...MADE_FOR].some((known) => known === need);
}

/** A line says which topics it makes sense with: "I tried {it.np}" is nothing for "your promotion". */
function checkTakes({ takes = [] }: ReplyLineData, { template }: ReplyLine): string[] {
  const faults = takes
    .filter((kind) => !TAKEN.includes(kind))
    .map((kind) => `takes: unknown kind "${kind}"`);
  const says = template.fields.some((field) => field === 'it' || field === 'topic');
  if (says && takes.length === 0) faults.push('no takes: which kinds of topic fit the line');
  return faults;
}

function checkSlots({ template }: ReplyLine, tone: string): string[] {
  const faults: string[] = [];
  for (const node of template.nodes) {
    if (node.kind === 'text' || node.kind === 'number' || node.kind === 'one') continue;
    if (node.kind === 'agree' && AGREEING.has(node.field)) continue;
    const form = OFFERS.find((offer) => node.kind === 'form' && offer === node.field);
    if (form === undefined || (node.kind === 'form' && OFFER_FORMS[form] !== node.form)) {
      faults.push(
        'only {it.np}, {topic.np}, {topic2.np}, {quote.q}, {number.np}, {person.np}, {n:}, {one:} and {topic.is}',
      );
    }
  }
  if (tone in CALM_SIZES && template.fields.length > 0)
    faults.push('a gentle or sincere line repeats nothing of the post');
  return faults;
}

function checkLength({ beat, t }: ReplyLineData): string[] {
  if (t.length > LONGEST_LINE && beat !== 'para' && beat !== 'after') return ['too long'];
  const limits = OWN_WORDS[beat];
  if (!limits) return [];
  const [fewest, most, words] = limits;
  const plain = t.replace(/\{[^{}]*\}/gu, 'word');
  const faults: string[] = [];
  const sentences = countSentences(plain);
  if (sentences < fewest || sentences > most) faults.push(`${sentences} sentences`);
  if (countWords(plain) > words) faults.push(`${countWords(plain)} words`);
  if (DOUBTFUL.test(t)) faults.push('a stop beside a quotation mark or an abbreviation');
  return faults;
}

function checkSizes(
  tone: string,
  file: ReplyFile,
  sizes: Readonly<Record<string, number>>,
): string[] {
  const size = (kind: string) => file.lines.filter((line) => kindOf(line) === kind).length;
  const wanted = Object.entries(sizes).flatMap(([beat, fewest]) =>
    beat === 'category'
      ? CATEGORIES.map((name) => [`category:${name}`, fewest] as const)
      : [[beat, fewest] as const],
  );
  return wanted
    .filter(([kind, fewest]) => size(kind) < fewest)
    .map(([kind, fewest]) => `${tone}: ${size(kind)} lines of ${kind}, ${fewest} wanted`);
}

function kindOf({ beat, needs = [] }: ReplyLineData): string {
  return needs.find((need) => need.startsWith('category:')) ?? beat;
}

function repeated(values: readonly string[], what: string): string[] {
  const seen = new Set<string>();
  const twice = values.filter((value) => seen.size === seen.add(value).size);
  return twice.map((value) => `the same ${what} twice: ${value}`);
}
