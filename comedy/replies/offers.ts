import type { Fragment } from '../fragment.ts';
import { IRREGULAR_PLURALS } from '../language/words.ts';
import type { Fragments } from '../render.ts';
import { partFragment } from './part-fragment.ts';
import type { PostReading } from './read-post.ts';

/** What a line may say of the post. `it` is the topic, or else the quote in its quotation marks. */
export const OFFERS = ['topic', 'topic2', 'quote', 'number', 'person', 'it'] as const;
export type Offer = (typeof OFFERS)[number];

/** The one form in which each part of a post is said. */
export const OFFER_FORMS: Readonly<Record<Offer, 'np' | 'q'>> = {
  topic: 'np',
  topic2: 'np',
  quote: 'q',
  number: 'np',
  person: 'np',
  it: 'np',
};

/** The part of the post that `it` stands for. */
export function partOf(offer: string, reading: PostReading): string {
  if (offer !== 'it') return offer;
  return reading.topic === undefined ? 'quote' : 'topic';
}

/** The parts of a post as fragments that a template can say. */
export function offersOf(reading: PostReading): Fragments {
  const { topic, topic2, quote, number, person } = reading;
  const it = topic ?? (quote === undefined ? undefined : `"${quote}"`);
  const parts = { topic, topic2, quote, number, person, it };
  const fragments = new Map<string, Fragment>();
  for (const field of OFFERS) {
    const text = parts[field];
    if (text === undefined) continue;
    const plural = field === 'it' || field === 'topic' ? isTopicPlural(reading) : isSeveral(text);
    fragments.set(field, partFragment(field, OFFER_FORMS[field], text, plural));
  }
  return fragments;
}

/** "your search for two dogs" is one search; a quote is one thing too. */
export function isTopicPlural({ topic, topicKind }: PostReading): boolean {
  if (topic === undefined || topicKind === 'news' || topicKind === 'plea') return false;
  return isSeveral(topic);
}

/** "meetings", "your dogs"; not "sales coaching", "chess", "the bus". */
function isSeveral(text: string): boolean {
  const last = text.split(' ').at(-1) ?? '';
  return /[^siu]s$/u.test(last) && !/(?:ics|news|yoga|taxes)$/iu.test(last)
    ? true
    : IRREGULAR_PLURALS.has(last);
}
