import { HUMOR_LEVELS } from '../../comedy/post-styles.ts';
import { type Gate, percent, section, table } from './gate.ts';
import { LINES } from './lines.ts';
import { distinctThree, feed, selfBleu, sharedInFeed, sharedWording } from './text-gates.ts';

const FEED_POSTS = 1000;
const MOST_USED = 0.03;
const LISTED = 15;

/** Gates 9 to 11: what a reader of many people's posts notices. `distinct` is how many of the sweep's texts differ. */
export function feedGates(distinct: { texts: number; posts: number }): {
  gates: Gate[];
  text: string;
} {
  const posts = feed(FEED_POSTS);
  const uses = new Map<string, number>();
  for (const id of posts.flatMap((post) => post.templateIds))
    if (!id.startsWith('shape:')) uses.set(id, (uses.get(id) ?? 0) + 1);
  const most = [...uses].toSorted(
    (one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1),
  );
  const [top] = most;
  const share = (top?.[1] ?? 0) / FEED_POSTS;
  const three = distinctThree(posts.slice(0, 500));
  const bleu = selfBleu(posts.slice(0, 100));
  const wording = wordingRows();
  const gates: Gate[] = [
    ...wording.gates,
    {
      number: '10',
      check: 'most used line of a 1,000-post, 200-input feed',
      figure: `${(100 * share).toFixed(1)} % (${top?.[0]})`,
      gate: '<= 3 %',
      met: share <= MOST_USED,
    },
    {
      number: '11',
      check: 'different texts; distinct-3 of 500 posts; self-BLEU-4 of 100',
      figure: `${distinct.texts.toLocaleString('en-US')} of ${distinct.posts.toLocaleString('en-US')}; ${three.toFixed(2)}; ${bleu.toFixed(2)}`,
      gate: 'all; >= .25; <= .75',
      met: distinct.texts === distinct.posts && three >= 0.25 && bleu <= 0.75,
    },
  ];
  const rows = most
    .slice(0, LISTED)
    .map(([id, count]) => [id, percent(count, FEED_POSTS), LINES.get(id)?.source ?? 'tag line']);
  return {
    gates,
    text: [
      section('Most used lines of the feed', table(['Line', 'Posts', 'Text'], rows)),
      wording.text,
    ].join('\n\n'),
  };
}

const OVER = 0.01;
const LONGEST = 25;

function wordingRows(): { gates: Gate[]; text: string } {
  const levels = HUMOR_LEVELS.map((level) => ({ level, found: sharedWording(level) }));
  const styles = [...(levels[0]?.found.keys() ?? [])];
  const all = levels.flatMap(({ found }) => [...found.values()]);
  const pairs = all.reduce((sum, shared) => sum + shared.pairs, 0);
  const over = all.reduce((sum, shared) => sum + shared.over, 0);
  const most = Math.max(...all.map((shared) => shared.most));
  const mixed = sharedInFeed();
  const row = (style: (typeof styles)[number]) => [
    style,
    ...levels.map(({ found }) => {
      const shared = found.get(style);
      return shared ? `${percent(shared.over, shared.pairs)}, most ${shared.most}` : '';
    }),
  ];
  return {
    gates: [
      {
        number: '9',
        check: 'pairs of 50 feed posts with more than 12 common five-grams; the most',
        figure: `${percent(mixed.over, mixed.pairs)}; ${mixed.most}`,
        gate: '<= 1 %; <= 25',
        met: mixed.over <= OVER * mixed.pairs && mixed.most <= LONGEST,
      },
      {
        number: '9a',
        check:
          'the same for 50 posts of one style and level by 50 strangers (no memory helps there)',
        figure: `${percent(over, pairs)}; ${most}`,
        gate: '<= 1 %; <= 25',
        met: over <= OVER * pairs && most <= LONGEST,
      },
    ],
    text: section(
      'Common wording within a style',
      'Pairs of posts by different people that share more than 12 sequences of five words, and the most any pair shares. The words of the people themselves do not count.',
      table(['Style', ...HUMOR_LEVELS], styles.map(row)),
    ),
  };
}
