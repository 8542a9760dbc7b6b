import type { z } from 'zod';
import { readPlace } from '../list-place.ts';
import { movedLevel } from '../generator/rewrite-ask.ts';
import type { ChainPost } from '../remixes/chain.ts';
import { findChain } from '../remixes/find-chain.server.ts';
import { findRemixSource } from '../remixes/find-remix-source.server.ts';
import { publicFields } from '../remixes/public-fields.ts';
import type { ApiAnswer, ApiAsk } from './answer-api.server.ts';
import type { Remixes, RemixForm } from './api-schemas.ts';
import { NOBODY } from './nobody.ts';

/** GET /api/v1/community/{id}/remix: of the fields what stands in the public text, docs/decisions/0061. */
export async function answerRemixForm({ services, id }: ApiAsk): Promise<ApiAnswer> {
  const found = await findRemixSource(services, NOBODY, id);
  if (!found.ok) return { refused: found.reason };
  const { style, fields, text, level, authorName } = found.source;
  const body: z.output<typeof RemixForm> = {
    authorName,
    level,
    body: {
      style: style.value,
      humorLevel: movedLevel(level, 'up'),
      fields: publicFields(style, fields, text),
      remixOf: id,
    },
  };
  return { body };
}

/** GET /api/v1/community/{id}/remixes */
export async function answerRemixes({ services, id, query }: ApiAsk): Promise<ApiAnswer> {
  const place = readPlace(query['after'] ?? null);
  if (query['after'] !== undefined && !place) return { refused: 'invalid-request', field: 'after' };
  const chain = await findChain(services, NOBODY, id, place);
  if (!chain) return { refused: 'not-found' };
  const shown = (post: ChainPost) => apiChainPost(post, services.publicOrigin);
  const body: z.output<typeof Remixes> = {
    post: shown(chain.post),
    above: chain.above.map((step) => (step === 'stone' ? null : shown(step))),
    isCut: chain.isCut,
    remixes: chain.below.map(shown),
    next: chain.next,
  };
  return { body };
}

function apiChainPost(
  { id, authorName, lines, style, level, createdAt, remixes }: ChainPost,
  origin: string,
): z.output<typeof Remixes>['post'] {
  const time = new Date(createdAt).toISOString();
  const url = `${origin}/post/${id}`;
  return { id, authorName, lines: [...lines], style, level, createdAt: time, remixes, url };
}
