import { problemResponse } from '../errors.ts';
import { requestContext } from '../request-context.ts';
import type { Route } from './+types/demo-idp-route';

/** Everything of the demo account's provider but its page. Where the demo is off there is nothing here. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, requestId, ownOrigin } = context.get(requestContext);
  const demo = await services.providers.demo?.();
  if (!demo) return problemResponse('not-found', { requestId });
  return demo.answer(request, ownOrigin);
}

export const action = loader;
