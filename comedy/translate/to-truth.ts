import { reportCard } from '../devices/report-card.ts';
import { wordsOf } from '../devices/device-words.ts';
import type { HumorLevel } from '../post-styles.ts';
import { type Random, randomFrom } from '../random.ts';
import { type PostReading, readPost } from '../replies/read-post.ts';
import type { Category } from '../replies/reply-kinds.ts';
import { ASIDES, HONEST, HONEST_ABOUT, STOCK_ONLY } from './honest-lines.ts';
import type { StockPhrase } from './stock-phrase.ts';
import { STOCK_PHRASES } from './stock-phrases.ts';
import { STOCK_PHRASES_ELSEWHERE } from './stock-phrases-elsewhere.ts';
import { thingOf } from './thing-of.ts';

export type TruthRequest = { text: string; level: HumorLevel; seed: number };
/** Something said, word for word, and what it comes to. */
export type Exposed = {
  device: number;
  badge: string;
  quote: string;
  start: number;
  end: number;
  truth: string;
};
export type Truth = {
  exposed: readonly Exposed[];
  /** The whole of it in one sentence. */
  blunt: string;
  score: number;
  spared: 'grave' | 'foreign' | 'empty' | null;
};

/**
 * The blunt truth behind a post: what its stock phrases admit; for each device what it does (Mild) or what the
 * narrator means by it; and one sentence for the whole. Quotes stand in the text exactly so. Nothing grave is exposed.
 */
export function toTruth({ text, level, seed }: TruthRequest): Truth {
  const { badges, score, spared, verdict } = reportCard(text);
  const random = randomFrom(JSON.stringify(['truth', seed, level, text]));
  const asides = level === 'Unhinged' ? drawAsides(badges.length, random) : [];
  const stock = findStock(text, TABLES[spared ?? 'english']);
  const devices = badges.map(({ does, ...badge }, index) => {
    const { means } = wordsOf(badge.device);
    const aside = asides[index];
    const said = aside === undefined ? means : `${means} ${aside}`;
    return { ...badge, truth: level === 'Mild' ? does : said };
  });
  const others = devices.filter((device) =>
    stock.every(({ phrase }) => device.end <= phrase.start || phrase.end <= device.start),
  );
  const exposed = [...stock.map(({ phrase }) => phrase), ...others].toSorted(
    (one, other) => one.start - other.start,
  );
  const admitted = stock.find(({ admits }) => admits !== undefined)?.admits;
  if (spared === 'foreign') {
    const said = exposed.length > 0 ? inGeneral(level, random) : random.pick(KINDLY);
    return { exposed, blunt: admitted ?? said, score, spared };
  }
  if (spared !== null) return { exposed, blunt: verdict, score, spared };
  const isOnlyStock = stock.length > 0 && text.length <= SHORT_STOCK;
  const unadmitted = () =>
    isOnlyStock ? random.pick(STOCK_ONLY[level]) : bluntly(text, level, exposed.length, random);
  const blunt = admitted ?? unadmitted();
  return { exposed, blunt, score, spared };
}

const STOCK_PHRASE = 60;
const MOST_STOCK = 6;
/** So short a text with a stock phrase says nothing else. */
const SHORT_STOCK = 90;

/** The phrases that are looked for: a text in another language has those of its own, and nothing grave has any. */
const TABLES = {
  english: [...STOCK_PHRASES, ...STOCK_PHRASES_ELSEWHERE],
  foreign: STOCK_PHRASES_ELSEWHERE,
  grave: [],
  empty: [],
} as const satisfies Record<string, readonly StockPhrase[]>;

type Stock = { phrase: Exposed; admits: string | undefined };

/** The stock phrases of a text, those first that admit most; none inside another. */
function findStock(text: string, table: readonly StockPhrase[]): Stock[] {
  const { badge } = wordsOf(STOCK_PHRASE);
  const plain = text.replace(/[‘’]/gu, "'");
  const found: Stock[] = [];
  for (const { pattern, truth, admits, beside, alone } of table) {
    const match = pattern.exec(plain);
    if (!match || found.length === MOST_STOCK) continue;
    const start = match.index;
    const end = start + match[0].length;
    if (found.some(({ phrase }) => start < phrase.end && phrase.start < end)) continue;
    const quote = text.slice(start, end);
    const isMeant = beside?.test(`${plain.slice(0, start)} ${plain.slice(end)}`) ?? true;
    const said = isMeant ? truth : (alone ?? truth);
    const exposed = { device: STOCK_PHRASE, badge, quote, start, end, truth: said };
    found.push({ phrase: exposed, admits: isMeant ? admits : undefined });
  }
  return found;
}

/** To somebody whose language nobody here knows, and who shows nothing that needs none. */
const KINDLY = [
  'I cannot read this one, and it still reads like something a person meant.',
  'This is in a language I have no jokes in. I hope it went well.',
  'No hashtag, no rocket, no finger pointing down. Whatever it says, it was said properly.',
  'I understood the punctuation. It was honest.',
  'It looks kind from here. I will leave it where it is.',
  'I do not speak this. It has manners in any language.',
] as const;

const MOST_ASIDES = 3;

/** For some of the places an aside, none twice. */
function drawAsides(places: number, random: Random): (string | undefined)[] {
  const left = [...ASIDES];
  const chosen = new Set(
    Array.from({ length: MOST_ASIDES }, () => random.between(0, Math.max(0, places - 1))),
  );
  return Array.from({ length: places }, (_, index) =>
    chosen.has(index) ? left.splice(random.between(0, left.length - 1), 1)[0] : undefined,
  );
}

/** What a post of a kind comes to, by level. `{}` is what it is about, where that is sure. */
const BLUNT: Readonly<
  Record<
    Category,
    readonly [mild: readonly string[], spicy: readonly string[], unhinged: readonly string[]]
  >
> = {
  announcement: [
    [
      'Something good happened to me, and I would like it known.',
      'I have news, and a photograph of myself.',
    ],
    [
      'Please look at me while I pretend to look at the team.',
      'I got a thing. You did not get the thing.',
    ],
    [
      'I have waited my whole life for a button that makes colleagues clap.',
      'Bring me the names of those who scroll past.',
    ],
  ],
  job: [
    [
      'There is a job, and I have described everything but the pay.',
      'A company and a person have agreed to see each other daily.',
    ],
    [
      'The last three people left, and I wrote this the same afternoon.',
      'I have a new place to be tired.',
    ],
    [
      'We need one person to be six people, quietly, near the kombucha.',
      'Somebody must sit in the chair. The chair has a history.',
    ],
  ],
  leaving: [
    ['I am leaving, and I would like a card.', 'I have another job, and four weeks to be nice.'],
    [
      'I stopped working in March. This is the paperwork.',
      'I will miss the people I can still name.',
    ],
    [
      'I took the good stapler. This post is the distraction.',
      'Let nobody sit at my desk until I have trended.',
    ],
  ],
  lesson: [
    [
      'Something small happened, and I have numbered it.',
      'I had one idea and it came out as several.',
    ],
    ['I live my life as raw material for lists.', 'I learned nothing, in a very clear order.'],
    [
      'Every creature I meet becomes a slide. Run.',
      'My diary is a funnel, and you are near the bottom of it.',
    ],
  ],
  take: [
    [
      'Most people agree with me, so I have called it brave.',
      'I have an opinion and would like a quarrel.',
    ],
    ['I said an ordinary thing in a helmet.', 'Please be outraged. It pays the same as applause.'],
    [
      'I will now fight everybody who already agrees with me.',
      'I need enemies by noon. Friends are down eleven percent.',
    ],
  ],
  story: [
    [
      'Somebody was near me, and I made it about work.',
      'A thing happened. It did not happen like this.',
    ],
    ['Nobody in this story has been asked.', 'I met a person and saw a post.'],
    [
      'The other people in this story exist from nine to five, in my head, unpaid.',
      'I follow strangers until they say something scalable.',
    ],
  ],
  launch: [
    [
      'We made a thing, and it costs money.',
      'There is a link, and everything before it is a hallway.',
    ],
    [
      'It does what a spreadsheet did, with a mascot.',
      'It is not finished. Neither is the money, quite.',
    ],
    [
      'Buy it before we find out what it does.',
      'The product is this post. The website is a drawing.',
    ],
  ],
  event: [
    ['I stood in a room with a lanyard on.', 'I will be at a place, at a time, near the pastries.'],
    [
      'I went for the tote bag and stayed for the photograph.',
      'Nobody heard the talk. Here is the talk.',
    ],
    [
      'Forty people watched me advance a slide. I have not come down since.',
      "I have eaten the sponsor's fruit. We are one company now.",
    ],
  ],
  question: [
    ['I would like answers, or at least comments.', 'I have asked something I already know.'],
    [
      'I do not need advice. I need the number next to the speech bubble.',
      'I asked strangers because the people here know me.',
    ],
    [
      'Speak to me. The office is empty, and the lights go by movement.',
      'Answer, or I will post a poll.',
    ],
  ],
  milestone: [
    ['A number went up, and I was nearby.', 'Time passed, and we counted it.'],
    ['I have left out the number that went down.', 'The chart starts where it looks best.'],
    [
      'I sleep next to the chart. It is a bar chart. It is cold.',
      'The number must rise. I have told the children.',
    ],
  ],
  thanks: [
    ['I won, and I am listing the people who saw it.', 'Thank you, in order of follower count.'],
    ['If I tag you, you have to share it.', 'I did it alone, and here are the witnesses.'],
    [
      'I thank everybody who stood still long enough to be a step.',
      'Your names have been used. There is no form for this.',
    ],
  ],
  motivation: [
    ['I slept well, and it has gone to my head.', 'Try harder, in general.'],
    [
      'It was money. I started with some money.',
      'I am not allowed to give orders at work, so I give them here.',
    ],
    [
      'I shout at the mirror until the neighbors hit their targets.',
      'Rise. I cannot be the only one awake in here.',
    ],
  ],
  other: [
    [
      'I was online, and it was a weekday.',
      'I had a thought, and you are holding it.',
      'I have been well for a while, and nobody asked.',
      'This could have stayed in the notes app. It had ambitions.',
    ],
    [
      'I would like to be promoted by people who do not work here.',
      'There is no news. There is only me.',
      'I wrote this standing up, so that it would count as a talk.',
      'Somebody else posted today, and I could not leave it at that.',
      'This was a text message that got a haircut.',
      'I had eleven minutes before a call, and an opinion of myself.',
    ],
    [
      'I have nothing to say, and eleven hundred people to say it to.',
      'If I stop posting, I am only employed.',
      'Look at the number under this. That is my pulse.',
      'I was alone in a stairwell and could not bear the silence of the app.',
      'I have rehearsed the comments. Please stand where I put you.',
      'They took my badge, so I made a larger one out of sentences.',
    ],
  ],
};

function bluntly(text: string, level: HumorLevel, found: number, random: Random): string {
  const reading = readPost(text);
  if (found === 0) return honestly(text, reading, level, random);
  const [mild, spicy, unhinged] = BLUNT[reading.category];
  const said = random.pick({ Mild: mild, Spicy: spicy, Unhinged: unhinged }[level]);
  return `${about(reading)}${said}`;
}

/** Topics that are only how a text is kept: "your question", "you". */
const NO_TOPIC = /^(?:you|your (?:question|post|story|point|news))$/u;

/** What a text is about: as it is read as a post, else the thing that a short one names. */
function topicOf(text: string, { topic, sour }: PostReading): string | undefined {
  if (sour) return undefined;
  if (topic !== undefined) return NO_TOPIC.test(topic) ? undefined : topic;
  return thingOf(text);
}

function honestly(text: string, reading: PostReading, level: HumorLevel, random: Random): string {
  const topic = topicOf(text, reading);
  const lines = topic === undefined ? HONEST[level] : [...HONEST[level], ...HONEST_ABOUT[level]];
  return random.pick(lines).replaceAll('{}', topic ?? '');
}

/** What is true of any post, where nobody knows what this one says. */
function inGeneral(level: HumorLevel, random: Random): string {
  const [mild, spicy, unhinged] = BLUNT.other;
  return random.pick({ Mild: mild, Spicy: spicy, Unhinged: unhinged }[level]);
}

/** What the post is about, in front of the sentence, where that is sure. */
function about({ topic, sour }: PostReading): string {
  if (topic === undefined || sour) return '';
  const said = topic.replace(/^your /u, 'my ').replace(/^you$/u, 'me');
  return `On ${said}: `;
}
