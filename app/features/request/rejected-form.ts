import { data } from 'react-router';
import { describeRejection, type Rejection } from '../../platform/http/errors.ts';
import { formText } from '../../platform/http/form-text.ts';

/** The response to a rejected form without script: its text and the message, with the status of the error. */
export function rejectedForm(form: FormData, rejection: Rejection) {
  const { status, message } = describeRejection(rejection);
  return data({ text: formText(form, 'text'), message }, { status });
}
