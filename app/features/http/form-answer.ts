import { data } from 'react-router';
import type { ErrorCode } from '../../platform/http/errors.ts';
import { describeRejection } from '../../platform/http/problem.ts';
import type { Rejection } from '../../platform/http/rejection.ts';

/** What a page knows of its rejected form: why, the field to blame, and the texts as they were typed. */
export type RejectedForm = {
  ok: false;
  reason: ErrorCode;
  message: string;
  field: string | undefined;
  given: Readonly<Record<string, string>>;
};

/** What a page gets of a change that may be rejected. */
export type FormAnswer<Change> = Exclude<Change, { ok: false }> | RejectedForm;

/** The answer of a page to a rejected form, with the status and the headers of its reason. */
function rejectedForm(form: FormData, rejection: Rejection) {
  const { reason, field, headers } = rejection;
  const { status, message } = describeRejection(rejection);
  const given = typedTexts(form);
  return data<RejectedForm>({ ok: false, reason, message, field, given }, { status, headers });
}

/** The answer of a page to a form. */
export function answerForm<Done extends { ok: true }>(form: FormData, done: Done | Rejection) {
  return done.ok ? data<Done | RejectedForm>(done) : rejectedForm(form, done);
}

/** The texts of a form, as they were typed. */
export function typedTexts(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter(isText));
}

function isText(entry: [string, FormDataEntryValue]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
