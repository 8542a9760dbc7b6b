import type { HumorLevel } from '../../../comedy/post-styles.ts';

/** What a form is written on. `about` is the id of the post, or the day. */
export type FormOccasion =
  | {
      kind: 'remix';
      about: string;
      authorName: string;
      /** The level of that post, and the one that the form begins with. */
      from: HumorLevel;
      to: HumorLevel;
    }
  /** A post of the house, which has no row and no page. */
  | { kind: 'house'; about: string; from: HumorLevel; to: HumorLevel }
  | { kind: 'prompt'; about: string; isToday: boolean }
  /** The post has left the community, or its writer would rather not: nothing is filled in. */
  | { kind: 'gone'; about: '' }
  | { kind: 'shunned'; about: '' };

/** Whether a refusal blames what the form was written on and not what stands in it. */
export function isOccasionField(field: string | undefined): boolean {
  return field === 'remixOf' || field === 'promptDay';
}
