/** A pattern that detects a device, for text with straight quotation marks, or one with conditions. */
export type Sign = RegExp | Conditions;
export type Conditions = {
  pattern: RegExp;
  /** Only in the first line, or in the last lines. */
  where?: 'first' | 'end';
  /** Quotes the match instead of its sentence. */
  bare?: true;
  /** The text must also match this. */
  also?: RegExp;
};

/** The signs of devices by number. The first match of a pattern counts. */
export type Signs = Readonly<Record<number, Sign | readonly Sign[]>>;
