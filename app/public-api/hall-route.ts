import type { Route } from './+types/hall-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerHall } from './read-occasions.server.ts';

const ENDPOINTS: readonly Endpoint[] = [{ operation: OPERATIONS.readHall, run: answerHall }];

/** /api/v1/hall-of-fame: the best of a week. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
