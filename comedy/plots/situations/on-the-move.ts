import type { Plot } from '../../plot.ts';

/** Events at work, at school, on the way, with machines, in sport, shops and weather. */
export const ON_THE_MOVE: readonly Plot[] = [];
