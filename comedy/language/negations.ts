import { anyOf, pattern, sequence, words } from './pattern-parts.ts';

/** A word that says that an event did not happen, or may: "almost", "didn't", "want". */
export const NEGATIONS = pattern(
  'u',
  anyOf(
    sequence(
      /^/u,
      words(
        'not never no nobody none nothing neither without almost nearly barely hardly refused forgot failed want wanted wants wish',
        'hope hoped plan planned planning tried trying try should would might may if instead pretended pretend dreamed dreamt',
        'dream will gonna thought thinking afraid scared supposed cannot avoid avoided stopped stop quit',
      ),
      /$/u,
    ),
    /n't$|'ll$/u,
  ),
);
