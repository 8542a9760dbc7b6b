/** What was asked for and what came out, in words for people. `why` names the profile's explanation where it falls short. */
export type Goal = { figure: string; value: string; goal: string; holds: boolean; why?: string };

/** A table of words; a list of lengths, drawn side by side; or a sentence. */
export type Table = { head: string[]; rows: string[][] };
export type Bars = { unit: string; bars: [name: string, value: number][] };
export type Piece = string | Table | Bars;

/** `missing` says in one sentence what could not be measured here. */
export type Result = { goals: Goal[]; pieces: Piece[]; missing?: string[] };

/** `quick` asks for seconds instead of minutes: the numbers then say only that the benchmark works. */
export type BenchRun = { quick: boolean; say: (word: string) => void };

/** One part of `npm run bench`: measured in a process of its own, one after the other. Throws only when it is broken. */
export type Benchmark = {
  name: string;
  title: string;
  /** One sentence: what is compared with what, and how. */
  about: string;
  run: (run: BenchRun) => Promise<Result>;
};
