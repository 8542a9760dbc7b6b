import type { ReplyPlot } from '../reply-plot.ts';
import { ANY_POST, OTHER_LANGUAGES } from './any-post.ts';
import { CALM } from './calm.ts';
import { CLAIMS } from './claims.ts';

/** Every reply plot. */
export const REPLIES: readonly ReplyPlot[] = [...CALM, ...CLAIMS, ...ANY_POST, ...OTHER_LANGUAGES];
