import { CATEGORIES } from '../../comedy/replies/reply-kinds.ts';
import { TOPIC_KINDS } from '../../comedy/replies/topic.ts';
import { ANYTHING, fieldsOf, SAYABLE } from '../../comedy/comment-section/comment-line.ts';
import {
  type CommentLineData,
  PERSONA_FILES,
  PERSONAS,
  type PersonaFile,
} from '../../comedy/comment-section/personas.ts';

/** Minimum sizes of a persona's bank. */
const MINIMUM = { lines: 40, answers: 6, names: 5, headlines: 5, foreign: 5, plain: 5 };
const MAX_LINE_LENGTH = 190;
const MAX_DEVICE = 53;
const ID = /^cm\.[a-z-]+\.(?:re\.)?\d{3}$/u;
const TAKEN: readonly string[] = [...TOPIC_KINDS, 'quote', ANYTHING];
const ABOUT = /\{(?:an? |the )?(?:it|topic|bare|title)\b/u;
const AGREEING: readonly string[] = ['it.is', 'it.has'];

/** Lists all faults of the banks of comments. */
export function checkComments(): string[] {
  const files = PERSONAS.map((persona): PersonaFile => PERSONA_FILES[persona]);
  const all = files.flatMap(({ lines, answers }) => [...lines, ...answers]);
  return [
    ...PERSONAS.flatMap((persona) => checkPersona(persona, PERSONA_FILES[persona])),
    ...repeated(
      all.map(({ id }) => id),
      'id',
    ),
    ...repeated(
      all.map(({ t }) => t.toLowerCase()),
      'text',
    ),
    ...repeated(
      files.flatMap(({ names }) => names),
      'name',
    ),
  ];
}

/** Lists the faults of one file. */
export function checkPersona(persona: string, file: PersonaFile): string[] {
  const faults = file.persona === persona ? [] : [`the file says it is of "${file.persona}"`];
  const [least = -1, most = -1] = file.liked;
  if (least < 0 || most < least) faults.push('liked: the least, then the most');
  const isForeign = ({ needs = [] }: CommentLineData) => needs.includes('foreign');
  const isPlain = ({ t, needs = [] }: CommentLineData) => needs.length === 0 && !t.includes('{');
  const sizes = {
    lines: file.lines.filter((line) => !isForeign(line)).length,
    answers: file.answers.length,
    names: file.names.length,
    headlines: file.headlines.filter((headline) => !headline.includes('{')).length,
    foreign: file.lines.filter(isForeign).length,
    plain: file.lines.filter(isPlain).length,
  };
  for (const [what, fewest] of Object.entries(MINIMUM)) {
    const size = sizes[what as keyof typeof MINIMUM];
    if (size < fewest) faults.push(`${size} ${what}, ${fewest} wanted`);
  }
  for (const headline of file.headlines) faults.push(...checkWording(headline, false));
  return [
    ...faults.map((fault) => `${persona}: ${fault}`),
    ...file.lines.flatMap((line) => checkLine(line, persona, false)),
    ...file.answers.flatMap((line) => checkLine(line, persona, true)),
  ];
}

function checkLine(data: CommentLineData, persona: string, isAnswer: boolean): string[] {
  const faults: string[] = [];
  const { id, t, needs = [], takes = [] } = data;
  if (!ID.test(id) || !id.startsWith(`cm.${persona}.${isAnswer ? 're.' : ''}`))
    faults.push('the id looks like cm.sage.017, of an answer cm.sage.re.003');
  if (t.length > MAX_LINE_LENGTH) faults.push('too long');
  for (const need of needs) if (!isNeed(need, isAnswer)) faults.push(`unknown need "${need}"`);
  for (const kind of takes) if (!TAKEN.includes(kind)) faults.push(`takes: unknown kind "${kind}"`);
  if (takes.length > 0 && !ABOUT.test(t)) faults.push('takes without a word of the topic');
  faults.push(...checkWording(t, isAnswer));
  return faults.map((fault) => `${id}: ${fault}: ${t}`);
}

function isNeed(need: string, isAnswer: boolean): boolean {
  const [kind = '', value = ''] = need.split(':');
  if (kind === 'category') return CATEGORIES.some((category) => category === value);
  if (kind === 'device') return Number(value) >= 1 && Number(value) <= MAX_DEVICE;
  if (kind === 'to') return isAnswer && PERSONAS.some((persona) => persona === value);
  return need === 'foreign' || SAYABLE.some((name) => name === need);
}

function checkWording(wording: string, isAnswer: boolean): string[] {
  const fields = fieldsOf(wording);
  const known: readonly string[] = [...SAYABLE, ...AGREEING];
  const faults = fields
    .filter((name) => !known.includes(name))
    .map((name) => `unknown hole {${name}}`);
  if (fields.includes('other') && !isAnswer) faults.push('{other} in what answers nobody');
  if (/[<>\n\r\t“”‘’]|[{}]/u.test(wording.replace(/\{[^{}]+\}/gu, '')))
    faults.push('a stray brace, curly quote or break');
  return faults;
}

function repeated(values: readonly string[], what: string): string[] {
  const seen = new Set<string>();
  const twice = values.filter((value) => seen.size === seen.add(value).size);
  return twice.map((value) => `the same ${what} twice: ${value}`);
}
