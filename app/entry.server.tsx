import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { failureContext, requestContext } from './request-context.ts';
import { isStorageFull } from './storage-full.ts';

export const streamTimeout = 5000;

/** Renders a page. Robots get it whole, people as it comes. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, services, requestId } = context.get(requestContext);
  const whenReady = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
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
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError: (error) => services.log.error({ err: error, requestId }, 'rendering failed'),
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
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
