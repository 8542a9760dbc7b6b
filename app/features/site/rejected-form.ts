import type { RejectedForm } from '../http/form-answer.ts';
import { useSiteData } from './use-viewer.ts';

/** The forms that say themselves why they were rejected without script: the element to which their page opens then. */
export const PLAIN_FORMS = {
  comment: 'comment-text',
  profile: 'name-and-bio',
  report: 'report',
  request: 'plain-request',
  requestComment: 'request-comment',
} as const;

type PlainForm = (typeof PLAIN_FORMS)[keyof typeof PLAIN_FORMS];

/** What a page knows of a form that was rejected without script. */
export type RejectedBefore = Pick<RejectedForm, 'message' | 'field' | 'given'>;

/** Returns why the form was rejected without script, on the page to which that led; else null. */
export function useRejectedForm(form: PlainForm): RejectedBefore | null {
  const { flash } = useSiteData();
  if (flash?.form !== form) return null;
  return { message: flash.words, field: flash.field, given: flash.given ?? {} };
}
