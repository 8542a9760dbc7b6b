/** A device in a text, with the words that gave it away: `text.slice(start, end) === quote`, always. */
export type Finding = {
  device: number;
  start: number;
  end: number;
  quote: string;
};
