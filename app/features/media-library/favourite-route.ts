import { setFavourite } from '../../domain/media-library/resources.server.ts';
import { formText } from '../../platform/http/form-text.ts';
import { NOT_FOUND } from '../../platform/http/rejection.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/favourite-route';

export const handle = { readers: 'members', methods: ['POST'] } satisfies RouteHandle;

export const middleware = [membersOnly()];

/** POST /resources/{id}/favourite: marks a picture with `favourite=yes`, removes the mark with another one. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    async (services, member, form) => {
      const isFavourite = formText(form, 'favourite') === 'yes';
      const isDone = await setFavourite(services, member, args.params.id, isFavourite);
      return isDone ? { ok: true } : NOT_FOUND;
    },
    { page: '/resources' },
  );
