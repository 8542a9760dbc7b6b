import type { Plot } from '../../plot.ts';

/** Events at home, in the kitchen, the family, the body and the neighbourhood. */
export const AT_HOME: readonly Plot[] = [];
