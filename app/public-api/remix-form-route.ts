import type { Route } from './+types/remix-form-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerRemixForm } from './read-remixes.server.ts';

const ENDPOINTS: readonly Endpoint[] = [
  { operation: OPERATIONS.readRemixForm, run: answerRemixForm },
];

/** /api/v1/community/{id}/remix: the form that makes a shared post worse. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
