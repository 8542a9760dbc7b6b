import { verbByForm } from '../language/verbs.ts';

/** What may stand before the verb without changing what is meant. */
export const ASIDES =
  /^(?:just|finally|accidentally|really|also|actually|literally|still|only|basically|totally|probably) /iu;

/** Whether the words begin with a verb that says what somebody did or is. */
export function beginsWithVerb(verb: string): boolean {
  const [first = ''] = verb.replace(ASIDES, '').toLowerCase().split(' ');
  return (
    /^(?:am|is|are|was|were|did|do|does|cannot|could|will|would|must|should|have|has|had|want|need|got)$/u.test(
      first,
    ) || verbByForm('past', first) !== undefined
  );
}
