import type { Rejection } from '../../platform/http/rejection.ts';
import type { Services } from '../../platform/services.ts';
import { BLOCKED_BY_AUTHOR } from '../screening/block-store.server.ts';
import type { Viewer } from '../members/viewer.ts';
import { generatePost, type GenerateInput, type GenerationEvent } from './generate-post.server.ts';
import { parseGeneration } from './generation-request.ts';
import type { GenerationStart } from './generation-stream.server.ts';
import { loadGeneratorForm } from './load-generator-form.server.ts';

/**
 * Writes the situation of a shared post, or of one of the house, one level up, from the form that `?remix=` of the generator
 * fills in: what the public text does not show is not used. `remix-gone` where the post is gone, `invalid-field` where its
 * text does not show what the style requires.
 */
export async function makeWorse(
  services: Services,
  viewer: Viewer,
  postId: string,
  input: Omit<GenerateInput, 'parsed'>,
  signal: AbortSignal,
): Promise<GenerationStart<GenerationEvent> | Rejection> {
  const form = await loadGeneratorForm(services, viewer, new URLSearchParams({ remix: postId }));
  if (form?.on?.kind === 'shunned') return BLOCKED_BY_AUTHOR;
  if (!form || form.on?.kind === 'gone') return { ok: false, reason: 'remix-gone' };
  const { humorLevel, ...fields } = form.values;
  const parsed = parseGeneration({
    style: form.style,
    fields,
    humorLevel,
    // Posts of the house are in no table.
    ...(form.on?.kind === 'remix' && { remixOf: postId }),
  });
  if (!parsed.ok) return parsed;
  return generatePost(services, viewer, { ...input, parsed }, signal);
}
