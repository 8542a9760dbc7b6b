import { randomFrom, shuffled } from '../../../comedy/story/random.ts';
import { countShared } from './covered-words.ts';
import { GAME_LENGTH, OPTION_COUNT } from './game.ts';
import premises from './premises.json' with { type: 'json' };

/** Something that happened, and the line of its post which the game shows. */
export type Premise = {
  /** Premises of a scene are about similar situations. */
  scene: string;
  happened: string;
  /** The plot that tells it, and the number of the line. */
  plot: string;
  line: number;
  /** The premises of the scene that suit the line best, for the wrong answers. */
  decoys: readonly string[];
  /** Words of the line that give the answer away, besides those of the answer. */
  giveaways: string;
};

type Entry = readonly [
  happened: string,
  plot: string,
  line: number,
  /** Places in the scene. */
  decoys: readonly number[],
  giveaways?: string,
];
const SCENES = premises as unknown as Readonly<Record<string, readonly Entry[]>>;

/** The premises of the house. */
export const PREMISES: readonly Premise[] = Object.entries(SCENES).flatMap(([scene, entries]) =>
  entries.map(([happened, plot, line, places, giveaways = '']) => {
    const decoys = places.flatMap((place) => entries[place]?.[0] ?? []);
    return { scene, happened, plot, line, decoys, giveaways };
  }),
);

/** The days after which the premises come again, in another order. */
const ROUND_DAYS = PREMISES.length / GAME_LENGTH;

/** The premises of a UTC day (days since 1970): of different scenes, and none twice in a round. */
export function drawPremises(day: number): Premise[] {
  const round = Math.floor(day / ROUND_DAYS);
  const random = randomFrom(`game ${round}`);
  // Ring after scene: premises that are ROUND_DAYS apart are of different scenes.
  const dealt = shuffled(Object.keys(SCENES), random).flatMap((scene) =>
    shuffled(
      PREMISES.filter((premise) => premise.scene === scene),
      random,
    ),
  );
  const order = shuffled([...Array(ROUND_DAYS).keys()], random);
  const first = order[day - round * ROUND_DAYS];
  const drawn = dealt.filter((_, index) => index % ROUND_DAYS === first);
  return shuffled(drawn, random);
}

/** The premises of a scene in an order that the key decides. */
export function drawDecoys(scene: string, key: string): string[] {
  const random = randomFrom(`decoys ${key}`);
  const ofScene = PREMISES.filter((one) => one.scene === scene);
  return shuffled(
    ofScene.map(({ happened }) => happened),
    random,
  );
}

/** The answer among the first decoys that no post of the day tells. The key decides the order. */
export function drawOptions(
  { happened, decoys }: Pick<Premise, 'happened' | 'decoys'>,
  told: readonly string[],
  key: string,
): string[] {
  const free = decoys.filter((one) => !told.includes(one));
  const options = [happened, ...free.slice(0, OPTION_COUNT - 1)];
  return shuffled(options, randomFrom(`options ${key}`));
}

/** The scene with the premise that shares most words with a sentence. Undefined when none shares any. */
export function sceneOfSentence(sentence: string): string | undefined {
  let best: { scene?: string; shared: number } = { shared: 0 };
  for (const { scene, happened } of PREMISES) {
    const shared = countShared(sentence, happened);
    if (shared > best.shared) best = { scene, shared };
  }
  return best.scene;
}
