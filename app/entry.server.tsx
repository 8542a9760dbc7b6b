import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { classifyError } from './platform/db/database-errors.server.ts';
import { QueueFullError } from './platform/limits/request-queue.ts';
import { BodyTooLargeError } from './platform/http/request-body.server.ts';
import { renderPage, withOwnRoutes } from './server/render-page.server.ts';
import { failureContext, requestContext } from './features/http/request-context.ts';

/** Renders a page. No loader returns a promise: nothing is left to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, services, requestId } = context.get(requestContext);
  const own = withOwnRoutes(routerContext);
  const page = <ServerRouter context={own} url={request.url} nonce={nonce} />;
  try {
    // As bytes: a Response copies a long string twice.
    const html = Buffer.from(await renderPage(own, page));
    return new Response(html, { status, headers });
  } catch (error) {
    services.log.error({ err: error, requestId }, 'rendering failed');
    throw error;
  }
}

/** Logs unexpected errors of loaders and actions, but no aborted requests and no 4xx of the router. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // Only the line of the workers is entered by a loader or an action.
  if (error instanceof QueueFullError) return context.set(failureContext, 'mill-busy');
  const code = error instanceof BodyTooLargeError ? 'too-large' : classifyError(error);
  context.set(failureContext, code);
  // Neither is a fault: the account was deleted during its request, or the body is too long.
  if (code === 'gone' || code === 'too-large') return;
  const { services, requestId } = context.get(requestContext);
  services.log.error({ err: error, requestId }, 'a loader or an action failed');
}
