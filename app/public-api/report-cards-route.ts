import type { Route } from './+types/report-cards-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerJudge } from './read-texts.server.ts';

const ENDPOINTS: readonly Endpoint[] = [{ operation: OPERATIONS.judge, run: answerJudge }];

/** /api/v1/report-cards: a report card. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
