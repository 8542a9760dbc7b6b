/** What the button of a toast says and does. */
export type Action = { words: string; run: () => void };

/** A toast. */
export type Notice = {
  id: number;
  tone: 'good' | 'bad';
  words: string;
  /** How often it was said in a row. */
  times: number;
  /** When it was said last. */
  at: number;
  action?: Action;
};
