import type { ReplyPlot } from '../reply-plot.ts';
import { ANY_POST, OTHER_LANGUAGES } from './any-post.ts';
import { CALM } from './calm.ts';
import { CLAIMS } from './claims.ts';
import { CLICHES } from './cliches.ts';
import { FACTS } from './facts.ts';
import { NEWS } from './news.ts';
import { OPINIONS } from './opinions.ts';

/** Every reply plot. */
export const REPLIES: readonly ReplyPlot[] = [
  ...CALM,
  ...CLAIMS,
  ...NEWS,
  ...OPINIONS,
  ...CLICHES,
  ...FACTS,
  ...ANY_POST,
  ...OTHER_LANGUAGES,
];
