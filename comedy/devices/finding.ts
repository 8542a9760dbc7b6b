/** A device in a text, with the words that gave it away: `text.slice(start, end) === quote`, always. */
export type Finding = {
  device: number;
  start: number;
  end: number;
  quote: string;
  /** The lowest level (1 to 3) at which the house's own writer says such a line; 0 for anybody else's. */
  heat: 0 | 1 | 2 | 3;
};
