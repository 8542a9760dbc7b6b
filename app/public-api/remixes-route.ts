import type { Route } from './+types/remixes-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerRemixes } from './read-remixes.server.ts';

const ENDPOINTS: readonly Endpoint[] = [{ operation: OPERATIONS.listRemixes, run: answerRemixes }];

/** /api/v1/community/{id}/remixes: what a shared post came of, and what was made of it. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
