import { percentile } from '../../bench/percentile.ts';
import { writePost } from '../../comedy/write-post.ts';
import { HUMOR_LEVELS } from '../../comedy/post-styles.ts';
import { type Gate, percent, section, table } from './gate.ts';
import { FEED, SITE } from './inputs.ts';
import type { LevelCount, Sweep } from './sweep.ts';

const FAULTS_OF: readonly (readonly [number: string, check: string, faults: readonly string[]])[] =
  [
    ['1', 'unresolved slots, `undefined`, braces, pipes', ['unresolved slot']],
    [
      '2',
      'doubled or spaced punctuation, unbalanced quotes, doubled word',
      ['doubled punctuation', 'spaced punctuation', 'unbalanced quotes', 'doubled word'],
    ],
    ['3', 'a/an', ['article']],
    ['4', 'sentence case', ['sentence case']],
    [
      '5',
      'at most 10 lines, site in the last, no outer quotes, intro or break',
      [
        'too many lines',
        'no tag line',
        'outer quotes or intro',
        'line break',
        'blank line',
        'repeated line',
      ],
    ],
  ];

/** Gates 1 to 7, 12, 18 and 19 and the subject-aware lines, from the posts of the sweep. */
export function sweepGates(found: Sweep): Gate[] {
  const posts = found.posts.toLocaleString('en-US');
  const zeros = FAULTS_OF.map(([number, check, faults]): Gate => {
    const count = faults.reduce((sum, fault) => sum + (found.faults.get(fault) ?? 0), 0);
    return { number, check, figure: `${count} of ${posts} posts`, gate: '0', met: count === 0 };
  });
  const { underTwo, threeOrMore, overFive, counted } = found.touched;
  const two = counted - underTwo;
  return [
    ...zeros,
    {
      number: '6',
      check: 'half of the content words of every field are in the post',
      figure: `${found.uncovered} of ${posts} without`,
      gate: '0',
      met: found.uncovered === 0,
    },
    {
      number: '7',
      check: "lines with the user's words",
      figure: `>= 2 in ${percent(two, counted)}, >= 3 in ${percent(threeOrMore, counted)}, > 5 in ${overFive}`,
      gate: '95 %, 60 %, 0',
      met: two >= 0.95 * counted && threeOrMore >= 0.6 * counted && overFive === 0,
    },
    ...levelGates(found),
    subjectGate(found),
    replayGate(),
    speedGate(found),
  ];
}

function levelGates({ levels }: Sweep): Gate[] {
  const unhinged = levels.get('Unhinged');
  const others = HUMOR_LEVELS.filter((level) => level !== 'Unhinged');
  const strays = others.reduce((sum, level) => sum + (levels.get(level)?.unhinged ?? 0), 0);
  const mean = (unhinged?.unhinged ?? 0) / Math.max(1, unhinged?.posts ?? 0);
  const mild = levels.get('Mild');
  return [
    {
      number: '12',
      check: 'unhinged-only lines in a post',
      figure: `Unhinged: mean ${mean.toFixed(1)}, fewest ${unhinged?.fewestUnhinged}; elsewhere ${strays}`,
      gate: '>= 3; 0',
      met: (unhinged?.fewestUnhinged ?? 0) >= 3 && strays === 0,
    },
    {
      number: '12a',
      check: 'Mild: invented numbers and emoji of ours in one post, at most',
      figure: `${mild?.mostNumbers} and ${mild?.mostEmoji}`,
      gate: '1 and 1',
      met: (mild?.mostNumbers ?? 9) <= 1 && (mild?.mostEmoji ?? 9) <= 1,
    },
    shareGate(
      '12b',
      'Spicy: goes beyond Mild twice and jokes once about rank',
      levels.get('Spicy'),
      ['twiceBeyondMild', 'status'],
    ),
    shareGate('12c', 'Unhinged: a physical or legal consequence, a broken format', unhinged, [
      'consequence',
      'format',
    ]),
  ];
}

type Share = 'twiceBeyondMild' | 'status' | 'consequence' | 'format';

function shareGate(
  number: string,
  check: string,
  count: LevelCount | undefined,
  keys: readonly [Share, Share],
): Gate {
  const shares = keys.map((key) => count?.[key] ?? 0);
  const posts = count?.posts ?? 0;
  return {
    number,
    check,
    figure: shares.map((share) => percent(share, posts)).join(' and '),
    gate: '95 % each',
    met: shares.every((share) => share >= 0.95 * posts),
  };
}

function subjectGate({ packs }: Sweep): Gate {
  return {
    number: 'S',
    check: 'where a pack fits: posts with two lines that know the subject without naming it',
    figure: `${percent(packs.two, packs.known)} of ${packs.known.toLocaleString('en-US')} posts (one: ${packs.one})`,
    gate: '95 %',
    met: packs.two >= 0.95 * packs.known,
  };
}

const REPLAYED = 600;

function replayGate(): Gate {
  let same = 0;
  for (let seed = 0; seed < REPLAYED; seed += 1) {
    const input = FEED[seed % FEED.length];
    const level = HUMOR_LEVELS[seed % HUMOR_LEVELS.length] ?? 'Spicy';
    const ask = { style: 'gpt4-context' as const, fields: {}, ...input, level, seed, site: SITE };
    const avoid = seed % 2 === 0 ? [] : writePost({ ...ask, seed: seed + 1 }).templateIds;
    if (writePost({ ...ask, avoid }).text === writePost({ ...ask, avoid }).text) same += 1;
  }
  return {
    number: '18',
    check: 'the same request gives the same bytes (golden texts are a test of their own)',
    figure: percent(same, REPLAYED),
    gate: '100 %',
    met: same === REPLAYED,
  };
}

/** Rounded up to whole milliseconds, so that the report does not change with the weather. */
function speedGate({ times }: Sweep): Gate {
  const [half, most] = [0.5, 0.95].map((share) => Math.ceil(percentile(times, share)));
  return {
    number: '19',
    check: 'processor time of a post, p50 and p95',
    figure: `under ${half} ms and ${most} ms`,
    gate: 'p95 <= 10 ms',
    met: (most ?? 99) <= 10,
  };
}

/** How the levels differ, in shares of their posts. */
export function levelSection({ levels }: Sweep): string {
  const rows = [...levels].map(([level, count]) => [
    level,
    (count.unhinged / count.posts).toFixed(2),
    percent(count.twiceBeyondMild, count.posts),
    percent(count.status, count.posts),
    percent(count.consequence, count.posts),
    percent(count.format, count.posts),
    String(count.mostNumbers),
  ]);
  const head = [
    'Level',
    'unhinged-only lines',
    'twice beyond Mild',
    'joke about rank',
    'consequence',
    'broken format',
    'most figures in a post',
  ];
  return section('Levels', table(head, rows));
}
