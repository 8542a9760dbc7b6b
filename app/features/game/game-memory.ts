import { GAME_LENGTH } from '../../domain/game/game.ts';
import { parseEntry, readEntry, writeEntry } from '../../platform/browser/web-storage.ts';
import { dateOf, dayOf } from '../../platform/time/time-units.ts';

/** The last game in this browser. */
export type GameMemory = {
  date: string;
  picks: string;
  /** The date of the last finished game, and the number of days in a row that ended with it. */
  finished: string;
  streak: number;
  /** The date of the last game that was sent to be counted. */
  counted: string;
};

const KEY = 'broetry-game';
const NONE: GameMemory = { date: '', picks: '', finished: '', streak: 0, counted: '' };

export function readGameMemory(): GameMemory {
  const stored = parseEntry(readEntry('localStorage', KEY)) as Partial<GameMemory> | null;
  return { ...NONE, ...stored };
}

/** Remembers the answers of a game. The first answer to a post counts. */
export function rememberGame(date: string, picks: string): void {
  const memory = readGameMemory();
  if (date < memory.date || (date === memory.date && !picks.startsWith(memory.picks))) return;
  const isFinished = picks.length === GAME_LENGTH && date > memory.finished;
  const isInARow = isFinished && memory.finished === dateOf(dayOf(date) - 1);
  const done = isFinished ? { finished: date, streak: isInARow ? memory.streak + 1 : 1 } : {};
  writeEntry('localStorage', KEY, JSON.stringify({ ...memory, ...done, date, picks }));
}

/** Whether a finished game is to be counted now. True once for each date. */
export function markCounted(date: string): boolean {
  const memory = readGameMemory();
  if (date <= memory.counted) return false;
  writeEntry('localStorage', KEY, JSON.stringify({ ...memory, counted: date }));
  return true;
}
