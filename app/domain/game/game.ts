/** What the browser knows of the game. */

export const GAME_TITLE = 'The daily game';
/** What each post of it asks, and the riddle of a shared post. */
export const GAME_QUESTION = 'What really happened?';
/** The number of posts in a game, and of answers to choose from. */
export const GAME_LENGTH = 5;
export const OPTION_COUNT = 4;
const PICKS = /^[0-3]{1,5}$/;
const PICK = /^[0-3]$/;
const RESULTS = /^[01]{5}$/;

/** A step of a game. */
export type GameStep = {
  /** The UTC date. */
  date: string;
  /** The number of the chosen answer for each post so far, as digits. */
  picks: string;
  /** Whether the post after the last answer is shown, or after the last post the result. */
  isNext: boolean;
};

/** The path of a step. It works as a form without script. */
export function gamePath({ date, picks, isNext }: GameStep): string {
  const query = new URLSearchParams({ day: date, picks });
  if (isNext) query.set('next', '1');
  return `/game?${query.toString()}`;
}

/** Reads the answers in an address. '' for anything else. */
export function readPicks(text: string | null): string {
  return text !== null && PICKS.test(text) ? text : '';
}

/** The path of the riddle of a shared post. */
export function riddlePath(postId: string): string {
  return `/post/${postId}/riddle`;
}

/** Reads the number of an option in an address. Null for anything else. */
export function readPick(text: string | null): number | null {
  return text !== null && PICK.test(text) ? Number(text) : null;
}

/** A result as squares, which give no answer away. */
function squaresOf(results: readonly boolean[]): string {
  return results.map((isRight) => (isRight ? '🟩' : '⬛')).join('');
}

/** A date such as 2026-11-26 in words, without the year. */
export function gameDay(date: string): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en', format);
}

/** The path of the picture of a result. It has no answer in it. */
export function resultPicturePath(date: string, results: readonly boolean[]): string {
  const right = results.map(Number).join('');
  return `/game/result.png?${new URLSearchParams({ day: date, right }).toString()}`;
}

/** Reads the results in the address of a picture. Null for anything else. */
export function readResults(text: string | null): boolean[] | null {
  return text !== null && RESULTS.test(text) ? text.split('').map((one) => one === '1') : null;
}

/** The text to pass on, without an address. `date` such as 2026-11-26. */
export function resultText(date: string, results: readonly boolean[]): string {
  const right = results.filter(Boolean).length;
  return `${GAME_TITLE}, ${gameDay(date)}: ${right}/${results.length}\n${squaresOf(results)}`;
}
