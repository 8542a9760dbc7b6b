import type { Route } from './+types/account-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from './operations.ts';
import { answerAccount } from './read-account.server.ts';

const ENDPOINTS: readonly Endpoint[] = [{ operation: OPERATIONS.readAccount, run: answerAccount }];

/** /api/v1/account: the member behind a token. */
export function loader(asked: Route.LoaderArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}

export function action(asked: Route.ActionArgs): Promise<Response> {
  return answerApi(ENDPOINTS, asked);
}
