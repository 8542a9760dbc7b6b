import { readForm } from '../../platform/http/request-body.server.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { redirectTo } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';

type Args = { context: { get: (context: typeof requestContext) => Of } };
type Of = { services: Services; viewer: Viewer };
type Refusal = { ok: false; status: number };

/** What `read` gives admins, and null others, who are redirected. */
export async function readAsAdmin<Found>(
  { context }: Args,
  read: (services: Services, viewer: Viewer) => Promise<Found | null> | Found | null,
): Promise<Found> {
  const { services, viewer } = context.get(requestContext);
  const found = await read(services, viewer);
  if (found === null) throw redirectTo('/');
  return found;
}

/** The result of `change` for a form, with its status, for `data`. */
export async function changeByForm<Done extends { ok: true } | Refusal>(
  { context, request }: Args & { request: Request },
  change: (services: Services, viewer: Viewer, form: FormData) => Promise<Done>,
) {
  const { services, viewer } = context.get(requestContext);
  const done = await change(services, viewer, (await readForm(request)) ?? new FormData());
  return [done, { status: done.ok ? 200 : done.status }] as const;
}
