import type { ReplyPlot } from '../reply-plot.ts';
import { ANY_POST } from './any-post.ts';
import { BRIEF } from './brief.ts';
import { CALM } from './calm.ts';
import { CLAIMS } from './claims.ts';
import { CLICHES } from './cliches.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { FACTS } from './facts.ts';
import { HABITS_AND_WINS } from './habits-and-wins.ts';
import { NEWS } from './news.ts';
import { OPINIONS } from './opinions.ts';

/** Every reply plot. */
export const REPLIES: readonly ReplyPlot[] = [
  ...CLAIMS,
  ...NEWS,
  ...OPINIONS,
  ...HABITS_AND_WINS,
  ...CLICHES,
  ...FACTS,
  ...ANY_POST,
  ...BRIEF,
  ...ELSEWHERE,
  ...CALM,
];
