import { problemResponse } from '../../platform/http/problem.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import { type Admin, isAdmin } from '../../domain/members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { redirectTo } from './guards.server.ts';
import { answerForm } from './form-answer.ts';
import { failureContext, requestContext, type RouteArgs } from './request-context.ts';

type Done = { ok: true };
type Change<Result> = (
  services: Services,
  admin: Admin,
  form: FormData,
) => Promise<Result | Rejection>;

/** Reads the form of a page that has no `intent`. Throws 422 for one with an `intent`: it belongs to another page or version. */
export async function readOnlyForm({ request, context }: RouteArgs): Promise<FormData> {
  const form = (await readForm(request)) ?? new FormData();
  if (formText(form, 'intent') === '') return form;
  context.set(failureContext, 'unknown-form');
  throw problemResponse({ reason: 'unknown-form' }, context.get(requestContext).requestId);
}

/** Reads the form of a page that is refused before it is read, to show it again. Empty where it is too long. */
export async function readRefusedForm({ request, context }: RouteArgs): Promise<FormData> {
  const { isBodyTooLarge } = context.get(requestContext);
  return (isBodyTooLarge ? null : await readForm(request)) ?? new FormData();
}

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

/** The answer of a page of admins to its own form: the result of `change`, or why it was rejected, with its status. */
export async function changeAsAdmin<Result extends Done>(
  args: RouteArgs,
  change: Change<Result>,
): Promise<ReturnType<typeof answerForm<Result>>> {
  const { services, viewer } = args.context.get(requestContext);
  if (!isAdmin(viewer)) throw redirectTo('/');
  const form = await readOnlyForm(args);
  return answerForm(form, await change(services, viewer, form));
}
