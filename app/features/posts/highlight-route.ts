import { highlightPost, HIGHLIGHTS } from '../../domain/community/highlights.server.ts';
import { postPath } from '../../domain/posts/post.ts';
import { formText } from '../../platform/http/form-text.ts';
import { answerMember } from '../http/action-answer.server.ts';
import { adminsOnly, membersOnly } from '../http/guards.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/highlight-route';

export const handle = {
  readers: 'admins',
  methods: ['POST'],
  needs: 'hasCommunity',
  opensToAuthor: true,
} satisfies RouteHandle;

export const middleware = [membersOnly(), adminsOnly];

/** POST /post/{id}/highlight: puts a shared post forward `as` pinned or featured; without `isOn`, no longer. */
export const action = (args: Route.ActionArgs) =>
  answerMember(
    args,
    async (services, admin, form) => {
      const as = HIGHLIGHTS.find((each) => each === formText(form, 'as'));
      if (!as) return { ok: false, reason: 'invalid-request' };
      return highlightPost(services, admin, args.params.id, { as, isOn: form.has('isOn') });
    },
    { page: postPath(args.params.id) },
  );
