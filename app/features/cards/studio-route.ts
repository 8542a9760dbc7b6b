import { redirect } from 'react-router';
import { previewPath } from '../../domain/posts/preview.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/studio-route';

export const handle = { readers: 'guests', query: ['generation'] } satisfies RouteHandle;

/** GET /studio?generation={id}: leads to the post and opens the dialog of its picture there. Without one to /. */
export function loader({ request }: Route.LoaderArgs): Response {
  const id = new URL(request.url).searchParams.get('generation');
  return redirect(id === null ? '/' : `${previewPath(id)}&then=dress`);
}
