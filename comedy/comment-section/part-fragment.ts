import { IRREGULAR_PLURALS } from '../language/words.ts';
import type { PostReading } from '../replies/read-post.ts';
import type { Fragment } from '../fragment.ts';

/** One part of a read post as a fragment: it can be said in `form` alone, and has nothing of a form's field. */
export function partFragment(
  field: string,
  form: 'np' | 'q',
  text: string,
  plural: boolean,
): Fragment {
  return {
    field,
    clean: text,
    forms: { [form]: text },
    plural,
    thing: false,
    person: field === 'person',
    inline: undefined,
    sensitive: false,
    long: false,
    sentence: false,
    word: false,
    brief: false,
    own: false,
    once: false,
    marks: false,
    named: false,
    cut: new Set(),
  };
}

/** "your search for two dogs" is one search; a quote is one thing too. */
export function isTopicPlural({ topic, topicKind }: PostReading): boolean {
  if (topic === undefined || topicKind === 'news' || topicKind === 'plea') return false;
  const last = topic.split(' ').at(-1) ?? '';
  return /[^siu]s$/u.test(last) && !/(?:ics|news|yoga|taxes)$/iu.test(last)
    ? true
    : IRREGULAR_PLURALS.has(last);
}
