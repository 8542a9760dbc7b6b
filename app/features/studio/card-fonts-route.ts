import { problemResponse } from '../../platform/http/errors.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/card-fonts-route';
import { cardFontsCss, readCardFont } from '../../domain/cards/card-fonts.server.ts';

const DAY = 'public, max-age=86400';

/** GET /card-fonts/{script}.css and the font files it names, for cards on a page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { requestId } = context.get(requestContext);
  const { file } = params;
  if (file.endsWith('.css')) {
    const css = cardFontsCss(file.slice(0, -'.css'.length));
    if (css === null) return problemResponse('not-found', { requestId });
    const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': DAY };
    return new Response(css, { headers });
  }
  const font = await readCardFont(file);
  if (!font) return problemResponse('not-found', { requestId });
  const headers = { 'content-type': 'font/woff2', 'cache-control': DAY };
  return new Response(new Uint8Array(font), { headers });
}
