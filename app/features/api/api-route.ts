import { problemResponse } from '../../platform/http/errors.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/api-route';
import { answerApi, type Endpoint } from './answer-api.server.ts';
import { OPERATIONS } from '../../domain/api/operations.ts';
import { answerAccount, answerDeletePost, answerPost, answerPosts } from './own-posts.server.ts';
import {
  answerCommunity,
  answerHall,
  answerPrompt,
  answerRemixForm,
  answerRemixes,
  answerStyles,
} from './read-public.server.ts';
import { answerComment, answerJudge, answerTranslate } from './text-endpoints.server.ts';
import { answerWritePost, answerWriteReplies } from './write-posts.server.ts';

/** What carries out each operation. */
const RUNS: Readonly<Record<keyof typeof OPERATIONS, Endpoint['run']>> = {
  readAccount: answerAccount,
  listStyles: answerStyles,
  listPosts: answerPosts,
  writePost: answerWritePost,
  readPost: answerPost,
  deletePost: answerDeletePost,
  writeReplies: answerWriteReplies,
  translate: answerTranslate,
  judge: answerJudge,
  comment: answerComment,
  readCommunity: answerCommunity,
  readRemixForm: answerRemixForm,
  listRemixes: answerRemixes,
  readPrompt: answerPrompt,
  readHall: answerHall,
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
  if (endpoints) return answerApi(endpoints, asked);
  const { requestId } = asked.context.get(requestContext);
  return problemResponse('not-found', { requestId });
}

export const action = loader;
