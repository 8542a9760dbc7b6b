import type { Plot } from '../story/plot.ts';
import type { StyleValue } from './post-styles.ts';
import type { StyleWriting } from './style-writing.ts';
import { OWN_YOUR_IDEA_WRITING } from './gpt4-context/writing.ts';
import { HUMBLEBRAG_WRITING } from './humblebrag/writing.ts';
import { MOTIVATIONAL_BS_WRITING } from './motivational-bs/writing.ts';
import { BUZZWORD_SOUP_WRITING } from './buzzword-soup/writing.ts';
import { FAKE_WORK_WRITING } from './fake-work/writing.ts';
import { STARTUP_CHAOS_WRITING } from './startup-chaos/writing.ts';
import { CRINGE_ADVICE_WRITING } from './cringe-advice/writing.ts';
import { FAKE_SCREENSHOTS_WRITING } from './fake-screenshots/writing.ts';
import { STORYTELLING_WRITING } from './storytelling/writing.ts';

/** What the writers of each style know. Not for browsers: it has all plots. */
export const WRITINGS: Readonly<Record<StyleValue, StyleWriting>> = {
  'gpt4-context': OWN_YOUR_IDEA_WRITING,
  humblebrag: HUMBLEBRAG_WRITING,
  'motivational-bs': MOTIVATIONAL_BS_WRITING,
  'buzzword-soup': BUZZWORD_SOUP_WRITING,
  'fake-work': FAKE_WORK_WRITING,
  'startup-chaos': STARTUP_CHAOS_WRITING,
  'cringe-advice': CRINGE_ADVICE_WRITING,
  'fake-screenshots': FAKE_SCREENSHOTS_WRITING,
  storytelling: STORYTELLING_WRITING,
};

/** Every plot of the library. */
export const PLOTS: readonly Plot[] = Object.values(WRITINGS).flatMap(({ plots }) => plots);
