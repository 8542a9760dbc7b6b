/** A day's situation. `isOpen`: it can still be answered. */
export type Prompt = { date: string; situation: string; isToday: boolean; isOpen: boolean };

/** Where an answer begins: the form with the situation filled in. */
export function answerPath(date: string): string {
  return `/generator?${new URLSearchParams({ style: 'gpt4-context', prompt: date }).toString()}`;
}
