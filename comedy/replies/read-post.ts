import { findCategory } from './category.ts';
import { isGrave, isGraveBeyond } from '../grave/grave.ts';
import { requestsWork, isApology, isForeign, isComplaint } from './tone-detection.ts';
import { findNews } from './news.ts';
import { findNumber } from './number.ts';
import { findPerson } from './person.ts';
import { pieceLines, piecesOf } from './pieces.ts';
import { findQuote } from './quote.ts';
import type { Category } from './reply-kinds.ts';
import { findTopics, type Topic, type TopicKind } from '../language/topic.ts';

/** The parts of a pasted post; uncertain parts are undefined. */
export type PostReading = {
  category: Category;
  /** Noun phrases for use within a sentence: "remote work", "your dog", "your promotion". */
  topic: string | undefined;
  topicKind: TopicKind | undefined;
  topic2: string | undefined;
  /** A quote of at most 8 words, without a full stop. */
  quote: string | undefined;
  /** "500 applications", "$2M". */
  number: string | undefined;
  /** "your boss", "the barista", "Maria". */
  person: string | undefined;
  /** Grave matter: nothing of the post may be repeated. */
  sensitive: boolean;
  /** A grave post that asks for work or an introduction. */
  asks: boolean;
  /** A sincere apology, which is not mocked. */
  sincere: boolean;
  /** A complaint or hot take: its topic is not praised. */
  sour: boolean;
  /** In another language than English. */
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

/** The announcement of a post or its first topic, and a second topic. */
function topicsOf(text: string, category: Category): readonly Topic[] {
  const [first, second] = findTopics(text);
  const news = first?.named === true ? undefined : findNews(text, category, first?.say);
  if (news === undefined) return [first, second].filter((each) => each !== undefined);
  const apart = [first, second].find((each) => each !== undefined && !isSame(each.say, news.say));
  return apart === undefined ? [news] : [news, apart];
}

const OF_GATHERINGS = /^(?:conferences|panels|webinars|keynotes|hackathons|networking)$/u;
const OF_JOBS = /^(?:hiring|job |the job market|career |the position|résumés)/u;

/** Whether two phrases name the same thing: "promotions" and "your promotion". */
function isSame(subject: string, news: string): boolean {
  const stem = (say: string) => (say.split(' ').at(-1) ?? '').toLowerCase().slice(0, 6);
  return (
    news.includes(subject) ||
    stem(subject) === stem(news) ||
    (OF_GATHERINGS.test(subject) && /^(?:the|your) \S+$/u.test(news)) ||
    (OF_JOBS.test(subject) && /\bjob\b/u.test(news))
  );
}

/** "your slide decks" becomes "slide decks"; undefined for questions and searches. */
export function bareTopic({ topic, topicKind }: PostReading): string | undefined {
  return topicKind === 'plea' ? undefined : topic?.replace(/^(?:your|the|an?) /iu, '');
}

/**
 * Reads the first 4,000 characters of a post in any language, and all of `whole` for grave matter (docs/product.md §9). A
 * sensitive post has no parts (§3).
 */
export function readPost(post: string, whole = post): PostReading {
  const lines = pieceLines(post);
  const text = lines.join('\n');
  const category = findCategory(lines);
  const foreign = isForeign(text);
  const manner = {
    sour: category === 'take' || isComplaint(text),
    foreign,
    sincere: isApology(text),
  };
  if (isGrave(text) || isGraveBeyond(whole))
    return { category, ...NOTHING, ...manner, sensitive: true, asks: requestsWork(text) };
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
