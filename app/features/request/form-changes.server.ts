import { readForm } from '../../platform/http/request-body.server.ts';
import { type Admin, isAdmin, type Member, type Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { redirectTo } from './guards.server.ts';
import { requestContext, type RouteArgs } from './request-context.ts';

type Done = { ok: true } | { ok: false; status: number };
type Change<Who, Result> = (services: Services, viewer: Who, form: FormData) => Promise<Result>;

/** What `read` gives an admin. Others are redirected. */
export async function readAsAdmin<Found>(
  { context }: RouteArgs,
  read: (services: Services, admin: Admin) => Promise<Found | null> | Found | null,
): Promise<Found> {
  const { services, viewer } = context.get(requestContext);
  const found = isAdmin(viewer) ? await read(services, viewer) : null;
  if (found === null) throw redirectTo('/');
  return found;
}

/** The result of `change` for a form, with its status, for `data`. */
async function changeByForm<Result extends Done>(
  { context, request }: RouteArgs,
  change: Change<Viewer, Result>,
) {
  const { services, viewer } = context.get(requestContext);
  const done = await change(services, viewer, (await readForm(request)) ?? new FormData());
  return [done, { status: done.ok ? 200 : done.status }] as const;
}

/** The same for a route of admins. */
export function changeAsAdmin<Result extends Done>(args: RouteArgs, change: Change<Admin, Result>) {
  return changeByForm(args, (services, viewer, form) => {
    if (!isAdmin(viewer)) throw redirectTo('/');
    return change(services, viewer, form);
  });
}

/** The same for a route behind `requireMember`. */
export function changeAsMember<Result extends Done>(
  args: RouteArgs,
  change: Change<Member, Result>,
) {
  return changeByForm(args, (services, viewer, form) => {
    if (viewer.kind !== 'member') throw redirectTo('/login');
    return change(services, viewer, form);
  });
}
