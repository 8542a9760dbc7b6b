import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/card-fonts-route';
import { cardFontsCss, readCardFont } from '../../domain/card-fonts/card-fonts.server.ts';

export const handle = { readers: 'guests' } satisfies RouteHandle;

/** GET /card-fonts/{script}.css and the font files it names, for cards on a page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { requestId } = context.get(requestContext);
  const { file } = params;
  const isCss = file.endsWith('.css');
  const content = isCss ? cardFontsCss(file.slice(0, -'.css'.length)) : await readCardFont(file);
  if (content === null) return problemResponse(NOT_FOUND, requestId);
  return new Response(content, {
    headers: {
      'content-type': isCss ? 'text/css; charset=utf-8' : 'font/woff2',
      'cache-control': 'public, max-age=86400',
    },
  });
}
