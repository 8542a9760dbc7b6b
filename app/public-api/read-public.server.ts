import { POST_STYLES, POWER_VERBS } from '../../comedy/post-styles.ts';
import { parseFeedAsk } from '../community/feed.ts';
import { listFeed } from '../community/list-feed.server.ts';
import type { ApiAnswer, ApiAsk } from './answer-api.server.ts';
import { apiFeedPost } from './api-feed-post.ts';
import { NOBODY } from './nobody.ts';

/** GET /api/v1/community: as everybody sees it, whoever's token comes along. */
export async function answerCommunity({ services, query }: ApiAsk): Promise<ApiAnswer> {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const { ask, faults } = parseFeedAsk(new URLSearchParams(given));
  const [field] = faults;
  if (field !== undefined) return { refused: 'invalid-field', field, values: { field } };
  const { posts, next } = await listFeed(services, NOBODY, ask);
  return { body: { posts: posts.map((post) => apiFeedPost(post, services.publicOrigin)), next } };
}

/** GET /api/v1/styles */
export function answerStyles(): Promise<ApiAnswer> {
  const styles = POST_STYLES.map(({ value, label, promise, fields }) => ({
    value,
    label,
    promise,
    fields: fields.map(({ name, label, kind, required, maxLength }) => {
      const choices = kind === 'verb' ? { choices: POWER_VERBS } : {};
      return { name, label, kind, required, maxLength, ...choices };
    }),
  }));
  return Promise.resolve({ body: { styles } });
}
