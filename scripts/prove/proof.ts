/** One line of the proof page: what was counted, what came out, and what was asked for. Without a goal `holds` is true. */
export type Figure = { name: string; value: string; goal?: string; holds: boolean };

/** How a proof is run: `quick` asks for its short form (seconds, not minutes); the same seed gives the same trials. */
export type ProofRun = {
  quick: boolean;
  seed: number;
  signal: AbortSignal;
  progress: (done: number, total: number, word?: string) => void;
};

/**
 * One thing the product says of itself, shown by doing it. `run` gives the figures, also those that fall short;
 * `notRun` says in one sentence why something could not be done here. It throws only when the proof itself is broken.
 */
export type Proof = {
  name: string;
  title: string;
  /** What it answers to, as docs/security.md and docs/operations.md name it: 'T7', 'F9'. */
  proves: string[];
  run: (run: ProofRun) => Promise<{ figures: Figure[]; notRun?: string }>;
};
