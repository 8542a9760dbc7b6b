import { HUMOR_LEVELS, type HumorLevel, POST_STYLES } from '../../comedy/post-styles.ts';
import { randomFrom } from '../../comedy/random.ts';
import { writePost } from '../../comedy/write-post.ts';
import { FEED, type Input, INPUTS_OF, SITE } from './inputs.ts';

/** The memory of docs/architecture.md: the template ids of the last thirty posts. */
const REMEMBERED = 30;
const LONG = 20;

export type Repeats = {
  who: string;
  /** Lines said before by this person, within the first 10 and 20 posts (or all, when fewer). */
  inTen: number;
  inTwenty: number;
  /** Posts of the same shape as the one before it. */
  sameShape: number;
  /** The post in which the first line came back, or none. */
  firstRepeat: number | undefined;
};

type Ask = Input & { level: HumorLevel };

/** Writes the asks one after another with the memory of a real person. */
function follow(who: string, asks: readonly Ask[]): Repeats {
  const memory: (readonly string[])[] = [];
  const seen = new Set<string>();
  const repeats: Repeats = { who, inTen: 0, inTwenty: 0, sameShape: 0, firstRepeat: undefined };
  let before = '';
  for (const [index, ask] of asks.entries()) {
    const avoid = memory.slice(0, REMEMBERED).flat();
    const post = writePost({ ...ask, seed: hashSeed(who, index), site: SITE, avoid });
    const lines = post.templateIds.filter((id) => !id.startsWith('shape:'));
    const again = lines.filter((id) => seen.has(id)).length;
    if (index < 10) repeats.inTen += again;
    repeats.inTwenty += again;
    if (again > 0) repeats.firstRepeat ??= index + 1;
    if (post.shape === before) repeats.sameShape += 1;
    before = post.shape;
    for (const id of lines) seen.add(id);
    memory.unshift(post.templateIds);
  }
  return repeats;
}

function hashSeed(who: string, index: number): number {
  return randomFrom(`${who} ${index}`).between(0, 2 ** 31);
}

/** Sixty people who change style, level and subject from post to post. */
export function wanderers(): Repeats[] {
  return Array.from({ length: 60 }, (_, person) => {
    const random = randomFrom(`wanderer ${person}`);
    const asks = Array.from({ length: LONG }, () => ({
      ...random.pick(FEED),
      level: random.pick(HUMOR_LEVELS),
    }));
    return follow(`wanderer ${person + 1}`, asks);
  });
}

const everyStyleAndLevel = POST_STYLES.flatMap(({ value }) =>
  HUMOR_LEVELS.map((level) => ({ style: value, level })),
);

/** Twenty-seven people who stay with one style and one level, on other subjects. */
export function faithful(): Repeats[] {
  return everyStyleAndLevel.map(({ style, level }) => {
    const random = randomFrom(`faithful ${style} ${level}`);
    const inputs = INPUTS_OF.get(style) ?? [];
    const asks = Array.from({ length: LONG }, () => ({ ...random.pick(inputs), level }));
    return follow(`${style}, ${level}`, asks);
  });
}

/** Twenty-seven people who press Regenerate fifteen times on one input. */
export function regenerators(): Repeats[] {
  return everyStyleAndLevel.map(({ style, level }) => {
    const [input] = INPUTS_OF.get(style) ?? [];
    const asks = Array.from({ length: 15 }, () => ({ style, fields: {}, ...input, level }));
    return follow(`${style}, ${level}`, asks);
  });
}
