import { PassThrough } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import stillScript from 'virtual:still-script';
import { failureContext, requestContext } from './request-context.ts';
import { isStorageFull } from './storage-full.ts';
import { isStill, StillScript } from './ui/still-page.ts';

export const streamTimeout = 5000;

/** Renders a page. Robots get it whole, and what is kept for many is whole; people get it as it comes. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, services, requestId, viewer, isShared } = context.get(requestContext);
  const isWhole = isShared || isbot(request.headers.get('user-agent'));
  const whenReady = isWhole ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <StillScript value={viewer.kind === 'guest' ? stillScriptFor(routerContext) : null}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </StillScript>,
      {
        nonce,
        [whenReady]: () => {
          const body = new PassThrough({
            final(callback) {
              clearTimeout(timer);
              callback();
            },
          });
          pipe(body);
          const answer = NodeStream.from(body) as ReadableStream<Uint8Array>;
          resolve(new Response(answer, { status, headers }));
        },
        onShellError: reject,
        onError: (error) => services.log.error({ err: error, requestId }, 'rendering failed'),
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

// The framework takes over what stands around a member's page, and a page that broke.
function stillScriptFor({ staticHandlerContext, routeModules }: EntryContext): string | null {
  const { matches, errors } = staticHandlerContext;
  const asks = matches.some(({ route }) => isStill(routeModules[route.id]?.handle));
  return asks && errors === null ? stillScript : null;
}

/** Unexpected errors of loaders and actions go to the log; a reader who left is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  if (isStorageFull(error)) context.set(failureContext, 'storage-full');
  const { services, requestId } = context.get(requestContext);
  services.log.error({ err: error, requestId }, 'a loader or an action failed');
}
