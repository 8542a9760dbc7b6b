import { flashCookie } from '../../platform/http/flash.server.ts';
import type { Flash } from '../../platform/http/flash.ts';
import { wantsPage } from '../../platform/http/minimal-pages.server.ts';
import { describeRejection, problemResponse } from '../../platform/http/problem.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import type { Admin, Member, Viewer } from '../../domain/members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { answerForm, typedTexts } from './form-answer.ts';
import { formPage } from './guards.server.ts';
import { adminContext, memberContext, requestContext, type RouteArgs } from './request-context.ts';

type Done = { ok: true };

type Way<Result> = {
  /** The page with the form, where its browser does not say which one it was. */
  page: string;
  /** The id of that form, if it says itself why it was rejected: `PLAIN_FORMS`. */
  form?: string;
  /** Where a page without script goes when it is done, if not back, and what the toast says there. */
  done?: (result: Result) => { to?: string; words?: string };
};

type Change<Who, Result> = (
  services: Services,
  viewer: Who,
  form: FormData,
) => Promise<Result | Rejection>;

type Answer<Result extends Done> = Promise<Response | ReturnType<typeof answerForm<Result>>>;

/**
 * The answer of an action with an address of its own. A script gets the result of `change`, or a problem document; a
 * fetcher, the answer to its form. A page without script is sent on with a toast; after a rejection back to its form, with
 * its texts.
 */
export async function answerViewer<Who extends Viewer, Result extends Done>(
  { request, context }: RouteArgs,
  [viewer, change]: readonly [viewer: Who, change: Change<Who, Result>],
  { page, form: formId, done }: Way<Result>,
): Answer<Result> {
  const { services, requestId } = context.get(requestContext);
  const form = (await readForm(request)) ?? new FormData();
  const result = await change(services, viewer, form);
  if (new URL(request.url).pathname.endsWith('.data')) return answerForm(form, result);
  if (!wantsPage(request))
    return result.ok ? Response.json(result) : problemResponse(result, requestId);
  const back = formPage(request, page);
  if (!result.ok) {
    const words = describeRejection(result).message;
    const flash = { tone: 'bad', words, given: typedTexts(form) } as const;
    // The form of another page, such as after going back, is not there to say it.
    if (formId === undefined || pathOf(back) !== pathOf(page))
      return redirectWithToast(context, back, flash);
    const { field } = result;
    return redirectWithToast(context, `${back}#${formId}`, { ...flash, form: formId, field });
  }
  const { to = back, words } = done?.(result) ?? {};
  return redirectWithToast(context, to, words === undefined ? null : { tone: 'good', words });
}

const pathOf = (place: string) => place.split('?')[0];

/** The same for a route behind `membersOnly`. */
export function answerMember<Result extends Done>(
  args: RouteArgs,
  change: Change<Member, Result>,
  way: Way<Result>,
): Answer<Result> {
  return answerViewer(args, [args.context.get(memberContext), change], way);
}

/** The same for a route behind `adminsOnly`. */
export function answerAdmin<Result extends Done>(
  args: RouteArgs,
  change: Change<Admin, Result>,
  way: Way<Result>,
): Answer<Result> {
  return answerViewer(args, [args.context.get(adminContext), change], way);
}

/** A 303 to a page, which shows the toast: after a form without script, and after one that leads elsewhere. */
export function redirectWithToast(
  context: RouteArgs['context'],
  to: string,
  flash: Flash | null,
): Response {
  const headers = new Headers({ location: to });
  if (flash) headers.set('set-cookie', flashCookie(context.get(requestContext).services, flash));
  return new Response(null, { status: 303, headers });
}
