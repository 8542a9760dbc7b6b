import { editProfileOfPost, parseProfileEdit } from '../../domain/posts/profiles.server.ts';
import { screenProfile } from '../../domain/screening/profile-screening.server.ts';
import { problemResponse } from '../../platform/http/errors.ts';
import { parseJsonBody } from '../../platform/http/request-body.server.ts';
import { allowMethods } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/profile-route';

export const middleware = [allowMethods('PUT')];

/** PUT /api/generations/{id}/profile: sets the author of the viewer's own post. 200 with the card's profile. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const { services, viewer, requestId } = context.get(requestContext);
  if (viewer.kind !== 'member') return problemResponse('not-found', { requestId });
  const parsed = await parseJsonBody(request, requestId, parseProfileEdit);
  if (!parsed.ok) return parsed.response;
  const account = { displayName: viewer.name, bio: viewer.bio ?? '' };
  const shown = parsed.edit.useAccountData ? account : parsed.edit;
  const problem = await screenProfile(services, shown);
  if (problem === 'unchecked') return problemResponse('request-unchecked', { requestId });
  if (problem) {
    const { field, message: title } = problem;
    return problemResponse('invalid-field', { requestId, title, field });
  }
  const profile = await editProfileOfPost(services, viewer, params.id, parsed.edit);
  return profile ? Response.json(profile) : problemResponse('not-found', { requestId });
}
