import type { Route } from './+types/community-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerCommunity } from './read-public.server.ts';

const ENDPOINTS: readonly Endpoint[] = [
  { operation: OPERATIONS.readCommunity, run: answerCommunity },
];

/** /api/v1/community: the feed, for everybody. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
