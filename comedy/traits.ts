import type { LineData } from './bank-format.ts';

/** What the quotas of a post count: told from the line itself, from its device, or said by its writer under "is". */
export type Trait =
  | 'unhinged'
  | 'escalates'
  | 'status'
  | 'consequence'
  | 'format'
  | 'number'
  | 'emoji'
  | 'touches'
  | 'story'
  | 'pack';

/** The traits a writer may claim for a line; comedy/TEMPLATES.md says when. */
export const CLAIMED_TRAITS = ['status', 'consequence', 'format'] as const;

/** Devices whose joke is the narrator's rank: mercy, humility, the tyrant, the reluctant boast, titles, virtue. */
const STATUS_DEVICES: ReadonlySet<number> = new Set([16, 18, 24, 26, 28, 29, 31, 34, 36]);
const FAKE_NUMBERS = 39;
/** Clock times, years and seats are no figures. */
const NO_FIGURE = /\b\d{1,2}:\d\d\b|\b(?:19|20)\d\d\b|\b\d+[A-Z]\b/gu;
const FIGURE = /\{n:|\{one:\d|\d\d|\d ?%|\d percent|\d\.\d|\d x\b/u;

/** The traits of a bank line. */
export function traitsOf(line: LineData, origin: 'style' | 'shared' | 'pack'): Set<Trait> {
  const traits = new Set<Trait>(CLAIMED_TRAITS.filter((trait) => line.is?.includes(trait)));
  if (line.level === '3') traits.add('unhinged');
  if (!line.level.includes('1')) traits.add('escalates');
  if (STATUS_DEVICES.has(line.device)) traits.add('status');
  const said = line.t.replace(NO_FIGURE, '');
  if (line.device === FAKE_NUMBERS || FIGURE.test(said)) traits.add('number');
  if (/\p{Extended_Pictographic}/u.test(said)) traits.add('emoji');
  if (/\{(?:a:)?\w+\.\w+\}/u.test(line.t)) traits.add('touches');
  if (/\{(?:a:)?(?:thing|who)\.\w+\}/u.test(line.t)) traits.add('story');
  if (origin === 'pack') traits.add('pack');
  return traits;
}
