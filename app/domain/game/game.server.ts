import { LRUCache } from 'lru-cache';
import { isTagLine } from '../../../comedy/posts/tag-lines.ts';
import { retell, writeStory } from '../../../comedy/posts/write-post.ts';
import type { Services } from '../../platform/services.ts';
import { DAY_MS, dateOf, dayAt, parseDate } from '../../platform/time/time-units.ts';
import { readFeedRows, type FeedRow } from '../community/feed-store.server.ts';
import { feedPost } from '../community/feed.server.ts';
import { postLines } from '../posts/post.ts';
import { coverWords, type LinePart } from './covered-words.ts';
import { drawDecoys, drawOptions, drawPremises, type Premise } from './draw-game.ts';
import { listGamePosts } from './game-post-store.server.ts';
import { answerWords, verdictOf } from './game-words.ts';
import { GAME_LENGTH, readPicks } from './game.ts';

/** A post with its answer. Never sent to a browser before it is answered. */
type Told = {
  happened: string;
  decoys: readonly string[];
  /** The whole post, and the parts of the line that is shown. */
  lines: readonly string[];
  line: readonly LinePart[];
  /** The shared post; null for a premise of the house. */
  postId: string | null;
};

/** A post of a game, with its options. */
export type DailyQuestion = Told & { options: readonly string[]; right: number };

/**
 * The posts of a UTC day (days since 1970), the same for everybody, in every process and on every database. A shared
 * post that is no longer shared, or no longer says what happened, leaves its place to the premise of the house.
 */
export async function listQuestions(
  { db }: Pick<Services, 'db'>,
  day: number,
): Promise<DailyQuestion[]> {
  const chosen = await listGamePosts(db, day);
  const ids = chosen.map((one) => one.post_id);
  const rows = ids.length > 0 ? await readFeedRows(db, ids) : [];
  const told = tellDay(day).map((reserve, place) => {
    const { post_id: id, scene = '' } = chosen.find((one) => one.place === place) ?? {};
    const row = rows.find((one) => one.id === id);
    return (row && toldByMember(row, scene)) ?? reserve;
  });
  return addOptions(told, day);
}

/** The posts of a day by the house alone. */
export function listHouseQuestions(day: number): DailyQuestion[] {
  return addOptions(tellDay(day), day);
}

function addOptions(told: readonly Told[], day: number): DailyQuestion[] {
  const answers = told.map(({ happened }) => happened);
  return told.map((one, place) => {
    const options = drawOptions(one, answers, `${day} ${place}`);
    return { ...one, options, right: options.indexOf(one.happened) };
  });
}

// Telling five posts takes about 40 milliseconds.
const toldDays = new LRUCache<number, readonly Told[]>({ max: 4 });

function tellDay(day: number): readonly Told[] {
  const told = toldDays.get(day) ?? drawPremises(day).map(toldByHouse);
  toldDays.set(day, told);
  return told;
}

const SEED = 1;

function toldByHouse({ scene, happened, plot, line, giveaways, ...more }: Premise): Told {
  const decoys = [...new Set([...more.decoys, ...drawDecoys(scene, happened)])];
  const fields = { context: happened };
  const request = { style: 'gpt4-context', fields, level: 'Spicy', seed: SEED } as const;
  const story = retell(plot, request) ?? writeStory(request);
  const lines = (story?.told ?? []).map((told) => told.line);
  const shown = lines[line] ?? lines.at(-1) ?? '';
  return {
    happened,
    decoys,
    lines,
    line: coverWords(shown, `${happened} ${giveaways}`),
    postId: null,
  };
}

const MIN_LINE = 30;
const MAX_LINE = 300;

/**
 * A shared post as a question. Null when it does not say what happened, is grave, or says the answer in every line. With
 * `takesCovered` such a post shows the line that says least of it.
 */
export function toldByMember(
  row: FeedRow,
  scene: string,
  { takesCovered = false } = {},
): Told | null {
  const { shownPremise, text, isGrave, id } = feedPost(row, null);
  if (shownPremise === null || isGrave) return null;
  const happened = answerOf(shownPremise);
  const all = postLines(text);
  const lines = all.filter((line) => !isTagLine(line));
  const silent = lines.slice(1).flatMap((line) => {
    const parts = coverWords(line, happened);
    const isFit = line.length >= MIN_LINE && line.length <= MAX_LINE;
    return isFit && !parts.some(({ isCovered }) => isCovered) ? [parts] : [];
  });
  const least = takesCovered ? leastTelling(lines.length > 0 ? lines : all, happened) : undefined;
  const line = silent[Math.floor(silent.length / 2)] ?? least;
  return line ? { happened, decoys: drawDecoys(scene, id), lines, line, postId: id } : null;
}

// Written as the premises of the house are, because another way of writing would give it away.
function answerOf(premise: string): string {
  const said = premise.replace(/(?<![\s.!?…])[\s.!?…]+$/u, '');
  return said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** The line with the most characters that are not covered. */
function leastTelling(lines: readonly string[], happened: string): LinePart[] | undefined {
  const open = (parts: readonly LinePart[]) =>
    parts.reduce((sum, { words, isCovered }) => sum + (isCovered ? 0 : words.length), 0);
  const covered = lines.map((line) => coverWords(line, happened));
  return covered.toSorted((one, other) => open(other) - open(one))[0];
}

/** A line before it is answered: the covered words are not in it. */
export function withoutCovered(line: readonly LinePart[]): LinePart[] {
  return line.map((part) => (part.isCovered ? { words: '', isCovered: true } : part));
}

/** A game after some answers, as a page shows it. */
export type Game = {
  /** The UTC date. */
  date: string;
  picks: string;
  /** Whether each answer so far is right. */
  results: boolean[];
  /** The post to answer or just answered; null for the result. */
  shown: ShownQuestion | null;
  /** The result. */
  end: { verdict: string; happened: string[] } | null;
  /** The first line of the day, and the start of the next game in epoch milliseconds. */
  nextAt: number;
};

export type ShownQuestion = {
  number: number;
  /** Without the covered words until it is answered. */
  line: readonly LinePart[];
  options: readonly string[];
  answer: Answer | null;
};

export type Answer = {
  picked: number;
  right: number;
  words: string;
  lines: readonly string[];
  postId: string | null;
};

/** The UTC day of a date whose game can be played at `now`: today's, and yesterday's. Null for any other. */
export function openDay(date: string, now: number): number | null {
  const today = dayAt(now);
  const asked = parseDate(date);
  return asked === today || asked === today - 1 ? asked : null;
}

/** Answers a step of today's game. Yesterday's may be finished; another day, or an invalid step, begins today's. */
export async function findGame(
  services: Pick<Services, 'db' | 'now'>,
  { date, picks: typed, isNext }: { date: string | null; picks: string | null; isNext: boolean },
): Promise<Game> {
  const today = dayAt(services.now());
  const open = date === null ? today : openDay(date, services.now());
  const day = open ?? today;
  const picks = open === null ? '' : readPicks(typed);
  const questions = await listQuestions(services, day);
  const results = picks.split('').map((pick, place) => Number(pick) === questions[place]?.right);
  const place = isNext || picks === '' ? picks.length : picks.length - 1;
  const question = questions[place];
  const right = results.filter(Boolean).length;
  return {
    date: dateOf(day),
    picks,
    results,
    shown: question ? showQuestion(question, { place, day, pick: picks[place] }) : null,
    end:
      place < GAME_LENGTH
        ? null
        : { verdict: verdictOf(right), happened: questions.map((one) => one.happened) },
    nextAt: (today + 1) * DAY_MS,
  };
}

function showQuestion(
  { line, options, right, lines, postId }: DailyQuestion,
  { place, day, pick }: { place: number; day: number; pick: string | undefined },
): ShownQuestion {
  const number = place + 1;
  if (pick === undefined) {
    return { number, line: withoutCovered(line), options, answer: null };
  }
  const picked = Number(pick);
  const words = answerWords(picked === right, day * GAME_LENGTH + place);
  return { number, line, options, answer: { picked, right, words, lines, postId } };
}

/** The line of a link preview: of the first post whose line has no cover. */
export async function findPreviewLine(services: Pick<Services, 'db' | 'now'>): Promise<string> {
  const questions = await listQuestions(services, dayAt(services.now()));
  const lines = questions
    .map(({ line }) => line)
    .filter((line) => !line.some((part) => part.isCovered));
  const texts = lines.map((parts) => parts.map(({ words }) => words).join(''));
  return texts.toSorted((one, other) => one.length - other.length)[0] ?? '';
}
