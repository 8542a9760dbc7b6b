import { data } from 'react-router';
import { describeRejection, type ErrorCode } from '../../platform/http/errors.ts';
import { formText } from '../../platform/http/form-text.ts';

/** The response to a rejected form without script: its text and the message, with the status of the error. */
export function rejectedForm(form: FormData, outcome: { reason: ErrorCode; message?: string }) {
  const { status, message } = describeRejection(outcome);
  return data({ text: formText(form, 'text'), message }, { status });
}
