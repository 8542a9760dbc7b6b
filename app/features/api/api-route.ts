import { problemResponse } from '../../platform/http/errors.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/api-route';
import { type Endpoint, handleApiRequest } from './api-handler.server.ts';
import { OPERATIONS } from '../../domain/api/operations.ts';
import {
  comment,
  deletePost,
  judge,
  listPosts,
  readAccount,
  readPost,
  translate,
  writePost,
  writeReplies,
} from './member-endpoints.server.ts';
import {
  listRemixes,
  listStyles,
  readCommunity,
  readHall,
  readPrompt,
  readRemixForm,
} from './public-endpoints.server.ts';

/** What carries out each operation. */
const RUNS: Readonly<Record<keyof typeof OPERATIONS, Endpoint['run']>> = {
  readAccount: readAccount,
  listStyles: listStyles,
  listPosts: listPosts,
  writePost: writePost,
  readPost: readPost,
  deletePost: deletePost,
  writeReplies: writeReplies,
  translate: translate,
  judge: judge,
  comment: comment,
  readCommunity: readCommunity,
  readRemixForm: readRemixForm,
  listRemixes: listRemixes,
  readPrompt: readPrompt,
  readHall: readHall,
};

/** The operations at each address, by its pattern in app/routes.ts. */
const ENDPOINTS = Map.groupBy(
  Object.entries(RUNS).map(([name, run]): Endpoint => ({
    operation: OPERATIONS[name as keyof typeof RUNS],
    run,
  })),
  ({ operation }) => `api/v1${operation.path.replace('{id}', ':id')}`,
);

/** Answers every address of /api/v1; one without an operation with a problem, and never a page. */
export function loader(asked: Route.LoaderArgs): Response | Promise<Response> {
  const endpoints = ENDPOINTS.get(asked.pattern);
  if (endpoints) return handleApiRequest(endpoints, asked);
  const { requestId } = asked.context.get(requestContext);
  return problemResponse('not-found', { requestId });
}

export const action = loader;
