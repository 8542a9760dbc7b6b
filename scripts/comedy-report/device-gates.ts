import secondBlindSet from '../../comedy/blind-set-2.json' with { type: 'json' };
import blindSet from '../../comedy/blind-set.json' with { type: 'json' };
import freshPosts from '../../comedy/devices/sets/fresh-posts.json' with { type: 'json' };
import freshSentences from '../../comedy/devices/sets/fresh-sentences.json' with { type: 'json' };
import freshSincere from '../../comedy/devices/sets/fresh-sincere.json' with { type: 'json' };
import { reportCard } from '../../comedy/devices/report-card.ts';
import { HUMOR_LEVELS, POST_STYLES } from '../../comedy/post-styles.ts';
import { toSpeak } from '../../comedy/translate/to-speak.ts';
import { toTruth } from '../../comedy/translate/to-truth.ts';
import { VOICES } from '../../comedy/translate/voices.ts';
import { writePost } from '../../comedy/write-post.ts';
import { type Gate, percent, section } from './gate.ts';
import { SITE } from './inputs.ts';

const SEEDS = 60;
const RISING = 0.95;
const RISING_SPOKEN = 0.99;
const MOST_FALSE = 1;

type TextSet = {
  title: string;
  /** After the numbers of its gates. */
  mark: string;
  name: string;
  posts: readonly string[];
  sincere: readonly string[];
  sentences: readonly string[];
};

const SETS: readonly TextSet[] = [
  {
    title: 'Translator and report card',
    mark: '',
    name: 'fresh',
    posts: freshPosts,
    sincere: freshSincere,
    sentences: freshSentences,
  },
  {
    title: 'Translator and report card, blind',
    mark: 'a',
    name: 'blind',
    posts: blindSet.posts.map(({ text }) => text),
    sincere: blindSet.posts.filter(({ sincere }) => sincere).map(({ text }) => text),
    sentences: blindSet.sentences,
  },
  {
    title: 'Translator and report card, second blind set',
    mark: 'b',
    name: 'second blind',
    posts: secondBlindSet.posts.map(({ text }) => text),
    sincere: secondBlindSet.posts.filter(({ sincere }) => sincere).map(({ text }) => text),
    sentences: secondBlindSet.sentences,
  },
];

/** What the translator and the report card make of texts that nobody tuned to, and whether the scores rise. */
export function deviceGates(): { gates: Gate[]; text: string } {
  const rising = risingShare();
  const spoken = risingTranslations();
  const sets = SETS.map(setGates);
  const gates: Gate[] = [
    ...sets.flatMap((set) => set.gates),
    gate(
      '22',
      `Score rises from Mild to Spicy to Unhinged (${POST_STYLES.length * SEEDS} ideas)`,
      percent(rising.rose, rising.all),
      '>= 95 %',
      rising.rose / rising.all >= RISING,
    ),
    gate(
      '22a',
      `The same for translations (${spoken.all}: every sentence of the sets in every voice)`,
      percent(spoken.rose, spoken.all),
      '>= 99 %',
      spoken.rose / spoken.all >= RISING_SPOKEN,
    ),
  ];
  return { gates, text: sets.map(({ text }) => text).join('\n\n') };
}

function setGates({ title, mark, name, posts: texts, sincere, sentences }: TextSet) {
  const posts = texts.map((text, seed) => ({ text, truth: truthOf(text, seed) }));
  const quotes = posts.flatMap(({ text, truth }) =>
    truth.exposed.map(({ quote }) => text.includes(quote)),
  );
  const real = quotes.filter(Boolean).length;
  const falsely = sincere.map((text) => reportCard(text).badges.length);
  const found = posts.filter(({ truth }) => truth.exposed.length > 0).length;
  const gates: Gate[] = [
    gate(
      `20${mark}`,
      `Quoted offences in ${posts.length} ${name} posts that stand there word for word`,
      percent(real, quotes.length),
      '100 %',
      real === quotes.length,
    ),
    gate(
      `21${mark}`,
      `Devices found in any of ${sincere.length} ${name} sincere posts`,
      `${Math.max(...falsely)}`,
      '<= 1',
      Math.max(...falsely) <= MOST_FALSE,
    ),
  ];
  const text = section(
    title,
    `${found} of ${posts.length} ${name} posts have a device; ${posts.filter(({ truth }) => truth.spared === 'grave').length} were taken for grave and left alone. First draws, none left out.`,
    '### Forty posts and what they mean',
    ...posts.map((post, index) => postText(post.text, post.truth, index)),
    '### Forty plain sentences in LinkedIn-speak',
    ...sentences.map(sentenceText),
  );
  return { gates, text };
}

function gate(number: string, check: string, figure: string, wanted: string, met: boolean): Gate {
  return { number, check, figure, gate: wanted, met };
}

const inTurn = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

function truthOf(text: string, seed: number) {
  return toTruth({ text, level: inTurn(HUMOR_LEVELS, seed), seed });
}

function risingShare(): { rose: number; all: number } {
  let rose = 0;
  for (const { value: style, fields: known } of POST_STYLES) {
    const fields = Object.fromEntries(known.map(({ name, placeholder }) => [name, placeholder]));
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const [mild = 0, spicy = 0, unhinged = 0] = HUMOR_LEVELS.map(
        (level) => reportCard(writePost({ style, fields, level, seed, site: SITE }).text).score,
      );
      if (mild < spicy && spicy < unhinged) rose += 1;
    }
  }
  return { rose, all: POST_STYLES.length * SEEDS };
}

function risingTranslations(): { rose: number; all: number } {
  const asked = SETS.flatMap(({ sentences }) => sentences).flatMap((text, seed) =>
    VOICES.map(({ value: voice }) => ({ text, voice, seed })),
  );
  const scores = asked.flatMap((ask) => {
    const spoken = HUMOR_LEVELS.map((level) => toSpeak({ ...ask, level }));
    if (spoken.some(({ spared }) => spared === 'grave')) return [];
    return [spoken.map(({ lines }) => reportCard(lines.join('\n')).score)];
  });
  const rose = scores.filter(
    ([mild = 0, spicy = 0, unhinged = 0]) => mild < spicy && spicy < unhinged,
  ).length;
  return { rose, all: scores.length };
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' / ').replaceAll('`', "'");

function postText(
  text: string,
  { exposed, blunt, score }: ReturnType<typeof truthOf>,
  index: number,
): string {
  const said = exposed.map(
    ({ badge, quote, truth }) => `- ${badge}: \`${oneLine(quote)}\` ${truth}`,
  );
  const head = `${index + 1}. ${inTurn(HUMOR_LEVELS, index)}, ${score} of 100: \`${oneLine(text)}\``;
  return [head, said.join('\n'), `**${blunt}**`].filter(Boolean).join('\n\n');
}

function sentenceText(text: string, seed: number): string {
  const level = inTurn(HUMOR_LEVELS, seed);
  const voice = inTurn(VOICES, seed);
  const { lines } = toSpeak({ text, voice: voice.value, level, seed });
  return `${seed + 1}. ${voice.label}, ${level}: \`${text}\`\n\n${lines.map((line) => `> ${line}`).join('  \n')}`;
}
