import { postPath } from '../../domain/posts/post.ts';
import { previewPath } from '../../domain/posts/preview.ts';
import type { GenerateInput } from '../../domain/writing/generate-post.server.ts';
import { ownerOf } from '../../domain/writing/generation-claims.server.ts';
import { finishBox } from '../../domain/writing/live-cards.server.ts';
import { loadGeneratorForm } from '../../domain/writing/load-generator-form.server.ts';
import { makeWorse } from '../../domain/writing/make-worse.server.ts';
import { readIdempotencyKey } from '../../platform/http/request-body.server.ts';
import { answerViewer } from '../http/action-answer.server.ts';
import { generationResponse } from '../http/generation-requests.server.ts';
import { refuseLongBody } from '../http/limit.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/make-worse-route';
import { worseFormPath } from './make-worse.ts';

export const handle = {
  readers: 'guests',
  methods: ['POST'],
  needs: 'hasCommunity',
  isWriting: true,
} satisfies RouteHandle;

/**
 * POST /post/{id}/worse: writes the situation of a shared post one level up. With an Idempotency-Key the events of the
 * generation; without script it leads to the post, or to the form where the text does not show enough of it.
 */
export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  const known = context.get(requestContext);
  refuseLongBody(known);
  const { services, viewer, address, ensureGuestId } = known;
  const key = readIdempotencyKey(request);
  const input: Omit<GenerateInput, 'parsed'> = {
    owner: ownerOf(viewer, ensureGuestId),
    address,
    idempotencyKey: key ?? services.newId(),
    userAgent: request.headers.get('user-agent') ?? '',
  };
  const { id } = params;
  const write = () => makeWorse(services, viewer, id, input, request.signal);
  if (key !== null) return generationResponse(await write(), context);
  const toForm = async () => {
    const form = await loadGeneratorForm(services, viewer, new URLSearchParams({ remix: id }));
    return { ok: true, to: worseFormPath({ id, style: form?.style ?? '' }) } as const;
  };
  const finish = async () => {
    const begun = await write();
    if (!begun.ok) return begun.reason === 'invalid-field' ? await toForm() : begun;
    const done = await finishBox(begun.events);
    return done.ok ? ({ ok: true, to: previewPath(done.postId) } as const) : done;
  };
  return answerViewer(args, [viewer, finish], { page: postPath(id), done: ({ to }) => ({ to }) });
}
