import { problemResponse } from '../../platform/http/errors.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/callback-route';
import { finishSignIn } from '../../domain/sign-in/sign-in-callback.server.ts';
import { readSignInBrowser, showResult } from '../../domain/sign-in/sign-in-responses.server.ts';
import { isProviderId } from '../../platform/http/viewer.ts';

/** GET /auth/{provider}/callback: finishes the sign-in with the provider's response. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId, ownOrigin, ...frame } = context.get(requestContext);
  const { provider } = params;
  if (!isProviderId(provider) || !services.providers.ids.includes(provider)) {
    return problemResponse('not-found', { requestId });
  }
  const { pathname, search } = new URL(request.url);
  const finished = await finishSignIn(services, viewer, {
    ...readSignInBrowser({ services, viewer, requestId }, request.headers),
    provider,
    url: new URL(pathname + search, ownOrigin),
  });
  return showResult(services, frame, finished);
}
