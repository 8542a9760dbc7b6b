import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import stillScript from 'virtual:still-script';
import { classifyError } from './platform/db/database-errors.server.ts';
import { isSettled, pageStream, renderWhole } from './server/page-rendering.server.ts';
import { failureContext, requestContext } from './features/request/request-context.ts';
import { isStaticPage, StaticPageScript } from './ui/hydration.ts';

export const streamTimeout = 5000;

/** Renders a page: to a string when its data is settled, else as a stream; complete for bots and the page cache. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, services, requestId, viewer, isShared } = context.get(requestContext);
  const page = (
    <StaticPageScript
      value={viewer.kind === 'guest' && isStillPage(routerContext) ? stillScript : null}
    >
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </StaticPageScript>
  );
  const onError = (error: unknown) =>
    services.log.error({ err: error, requestId }, 'rendering failed');
  if (isSettled(routerContext)) {
    try {
      return new Response(await renderWhole(routerContext, page), { status, headers });
    } catch (error) {
      onError(error);
      throw error;
    }
  }
  const isWhole = isShared || isbot(request.headers.get('user-agent'));
  const whenReady = isWhole ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [whenReady]: () => {
        const body = pageStream(pipe, () => clearTimeout(timer)) as ReadableStream<Uint8Array>;
        resolve(new Response(body, { status, headers }));
      },
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

// A page with an error needs hydration.
function isStillPage({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { matches, errors } = staticHandlerContext;
  return (
    errors === null && matches.some(({ route }) => isStaticPage(routeModules[route.id]?.handle))
  );
}

/** Logs unexpected errors of loaders and actions, but no aborted requests and no 4xx of the router. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const code = classifyError(error);
  context.set(failureContext, code);
  // The account was deleted during its request.
  if (code === 'gone') return;
  const { services, requestId } = context.get(requestContext);
  services.log.error({ err: error, requestId }, 'a loader or an action failed');
}
