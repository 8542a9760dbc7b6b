import { poolSizes, tooSmall } from '../../comedy/bank-sizes.ts';
import { GENTLE_FILE, SHARED_FILE, STYLE_FILES } from '../../comedy/bank.ts';
import { PACK_FILE } from '../../comedy/packs.ts';
import { POST_STYLES } from '../../comedy/post-styles.ts';
import { type Gate, section, table } from './gate.ts';

const PACKS = 60;
const PACK_LINES = 20;

/** How large the banks are against their targets. */
export function sizeGates(): { gates: Gate[]; text: string } {
  const small = tooSmall();
  const thin = PACK_FILE.filter((pack) => pack.lines.length < PACK_LINES);
  const packLines = PACK_FILE.reduce((sum, pack) => sum + pack.lines.length, 0);
  const files = [...Object.values(STYLE_FILES), SHARED_FILE, GENTLE_FILE];
  const lines = files.reduce((sum, file) => sum + file.lines.length, packLines);
  const gates: Gate[] = [
    {
      number: 'B',
      check: 'pools and lists below their size',
      figure: `${small.length}; ${lines.toLocaleString('en-US')} lines in all`,
      gate: '0',
      met: small.length === 0,
    },
    {
      number: 'P',
      check: 'subject packs, those of fewer than 20 lines',
      figure: `${PACK_FILE.length} packs, ${packLines.toLocaleString('en-US')} lines; ${thin.length} too thin`,
      gate: `>= ${PACKS}; 0`,
      met: PACK_FILE.length >= PACKS && thin.length === 0,
    },
  ];
  const packs = PACK_FILE.map((pack) => `${pack.subject} (${pack.lines.length})`).toSorted();
  return {
    gates,
    text: [
      section('Bank sizes', sizeNote(small), ...POST_STYLES.map(({ value }) => styleSizes(value))),
      section('Subject packs', packs.join(', ')),
    ].join('\n\n'),
  };
}

function sizeNote(small: readonly string[]): string {
  const note =
    'Lines of each pool, own and shared; of these, those that Mild, Spicy and Unhinged may use, and those that only Unhinged may.';
  return small.length === 0
    ? note
    : `${note}\n\nToo small:\n\n${small.map((each) => `- ${each}`).join('\n')}`;
}

function styleSizes(style: (typeof POST_STYLES)[number]['value']): string {
  const rows = poolSizes(style).map((size) => [
    size.pool,
    `${size.lines} of ${size.least}`,
    size.levels.join(' / '),
    `${size.unhinged} of ${size.leastUnhinged}`,
  ]);
  return `### ${style}\n\n${table(['Pool', 'Lines', 'Mild / Spicy / Unhinged', 'Unhinged only'], rows)}`;
}
