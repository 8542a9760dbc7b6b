import { findCategory } from './category.ts';
import { isGrave } from '../grave.ts';
import { asksForWork, isApology, isForeign, isSour } from './tone-detection.ts';
import { findNews } from './news.ts';
import { findNumber } from './number.ts';
import { findPerson } from './person.ts';
import { linesOf, piecesOf } from './pieces.ts';
import { findQuote } from './quote.ts';
import type { Category } from './reply-kinds.ts';
import { findTopics, type Topic, type TopicKind } from './topic.ts';

/** What a pasted post offers a reply; every part that is not sure is missing. */
export type PostReading = {
  category: Category;
  /** Phrases for the middle of a sentence: "remote work", "your dog", "your promotion". */
  topic: string | undefined;
  topicKind: TopicKind | undefined;
  topic2: string | undefined;
  /** At most 8 words of the post, without a stop. */
  quote: string | undefined;
  /** "500 applications", "$2M". */
  number: string | undefined;
  /** "your boss", "the barista", "Maria". */
  person: string | undefined;
  /** Death, illness, a job lost and the like: nothing of the post is to be repeated. */
  sensitive: boolean;
  /** A grave post that asks for work or for a word to the right person. */
  asks: boolean;
  /** An apology that is meant: to be answered without mockery. */
  sincere: boolean;
  /** A complaint or a hot take: its topic is not to be praised. */
  sour: boolean;
  /** In another language than English: its words fit only into lines made for that. */
  foreign: boolean;
};

const NOTHING = {
  topic: undefined,
  topicKind: undefined,
  topic2: undefined,
  quote: undefined,
  number: undefined,
  person: undefined,
} as const;

/** The news of a post, or else its first subject; and another subject beside it. */
function topicsOf(text: string, category: Category): readonly Topic[] {
  const [first, second] = findTopics(text);
  const news = first?.named === true ? undefined : findNews(text, category, first?.say);
  if (news === undefined) return [first, second].filter((each) => each !== undefined);
  const apart = [first, second].find((each) => each !== undefined && !isSame(each.say, news.say));
  return apart === undefined ? [news] : [news, apart];
}

const OF_GATHERINGS = /^(?:conferences|panels|webinars|keynotes|hackathons|networking)$/u;
const OF_JOBS = /^(?:hiring|job |the job market|career |the position|résumés)/u;

/** "promotions" and "your promotion" are one thing. */
function isSame(subject: string, news: string): boolean {
  const stem = (say: string) => (say.split(' ').at(-1) ?? '').toLowerCase().slice(0, 6);
  return (
    news.includes(subject) ||
    stem(subject) === stem(news) ||
    (OF_GATHERINGS.test(subject) && /^(?:the|your) \S+$/u.test(news)) ||
    (OF_JOBS.test(subject) && /\bjob\b/u.test(news))
  );
}

/**
 * Reads a pasted post: any text in any language, of which the first 4,000 characters count. What it says is
 * material, never an order. A sensitive post gives no parts at all (docs/product.md §3).
 */
export function readPost(post: string): PostReading {
  const lines = linesOf(post);
  const text = lines.join('\n');
  const category = findCategory(lines);
  const foreign = isForeign(text);
  const manner = { sour: category === 'take' || isSour(text), foreign, sincere: isApology(text) };
  if (isGrave(text))
    return { category, ...NOTHING, ...manner, sensitive: true, asks: asksForWork(text) };
  const [topic, topic2] = foreign ? [] : topicsOf(text, category);
  return {
    category,
    topic: topic?.say,
    topicKind: topic?.kind,
    topic2: topic2?.say,
    quote: findQuote(
      piecesOf(lines).filter((piece) => !isGrave(piece.text)),
      foreign,
    ),
    number: findNumber(text),
    person: findPerson(text),
    ...manner,
    sensitive: false,
    asks: false,
  };
}
