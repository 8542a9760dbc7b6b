import { readPlace } from '../list-place.ts';
import { findHall } from '../hall/find-hall.server.ts';
import { findPromptPage } from '../prompts/find-prompt-page.server.ts';
import type { ApiAnswer, ApiAsk } from './answer-api.server.ts';
import { apiFeedPost } from './api-feed-post.ts';
import { NOBODY } from './nobody.ts';

/** GET /api/v1/prompt: a day that has not been, or was too long ago, is not found. */
export async function answerPrompt({ services, query }: ApiAsk): Promise<ApiAnswer> {
  const place = readPlace(query['after'] ?? null);
  if (query['after'] !== undefined && !place) return { refused: 'invalid-request', field: 'after' };
  const page = await findPromptPage(services, NOBODY, query['day'] ?? null, place);
  if (!page) return { refused: 'not-found' };
  const { prompt, before, after, answers, next } = page;
  return {
    body: {
      day: prompt.date,
      situation: prompt.situation,
      isOpen: prompt.isOpen,
      before,
      after,
      answers: answers.map((post) => apiFeedPost(post, services.publicOrigin)),
      next,
    },
  };
}

/** GET /api/v1/hall-of-fame: a week that has not been, or a day that is no Monday, is not found. */
export async function answerHall({ services, query }: ApiAsk): Promise<ApiAnswer> {
  const hall = await findHall(services, NOBODY, query['week'] ?? null);
  if (!hall) return { refused: 'not-found' };
  const { monday: week, isThisWeek, best, before, after } = hall;
  const posts = best.map((post) => apiFeedPost(post, services.publicOrigin));
  return { body: { week, isThisWeek, best: posts, before, after } };
}
