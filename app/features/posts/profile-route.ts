import { editProfileOfPost, parseProfileEdit } from '../../domain/posts/profiles.server.ts';
import { screenProfile } from '../../domain/screening/profile-screening.server.ts';
import { problemResponse } from '../../platform/http/problem.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { membersOnly } from '../http/guards.server.ts';
import { jsonBody } from '../http/request-bodies.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/profile-route';

export const handle = { readers: 'members', methods: ['PUT'] } satisfies RouteHandle;

const body = jsonBody(parseProfileEdit);

export const middleware = [membersOnly('not-found'), body];

/** PUT /api/generations/{id}/profile: sets the author of the viewer's own post. 200 with the card's profile. */
export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  const member = context.get(memberContext);
  const { edit } = body.of(context);
  const account = { displayName: member.name, bio: member.bio ?? '' };
  const shown = edit.useAccountData ? account : edit;
  const problem = await screenProfile(services, shown, { id: member.id });
  if (problem) return problemResponse(problem, requestId);
  const profile = await editProfileOfPost(services, member, params.id, edit);
  return profile ? Response.json(profile) : problemResponse(NOT_FOUND, requestId);
}
