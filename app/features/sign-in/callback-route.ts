import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/callback-route';
import { finishSignIn, readState } from '../../domain/sign-in/sign-in-callback.server.ts';
import { checkFailures, countFailure } from '../../domain/rate-limits/sign-in-failures.server.ts';
import { readSignInBrowser, showResult } from '../../domain/sign-in/sign-in-responses.server.ts';
import { isProviderId } from '../../domain/members/sign-in-option.ts';

export const handle = {
  readers: 'everyone',
  query: ['code', 'state', 'iss', 'error'],
} satisfies RouteHandle;

/** GET /auth/{provider}/callback: finishes the sign-in with the provider's response. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { services, viewer, requestId, address, ownOrigin, ...frame } = context.get(requestContext);
  const { provider } = params;
  if (!isProviderId(provider) || !services.providers.ids.includes(provider)) {
    return problemResponse(NOT_FOUND, requestId);
  }
  const limited = await checkFailures(services, address);
  const { pathname, search, searchParams } = new URL(request.url);
  if (!limited.ok) {
    const shown = readState(searchParams.get('state') ?? '');
    return showResult(services, frame, { ...shown, status: 'failed', token: null }, limited);
  }
  const finished = await finishSignIn(services, viewer, {
    ...readSignInBrowser({ services, viewer, address, requestId }, request.headers),
    provider,
    url: new URL(pathname + search, ownOrigin),
  });
  if (finished.isFailure) await countFailure(services, address);
  return showResult(services, frame, finished);
}
