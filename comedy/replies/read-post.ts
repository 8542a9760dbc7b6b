import { findCategory } from './category.ts';
import { isHeavyPost } from './heavy.ts';
import { findNumber } from './number.ts';
import { findPerson } from './person.ts';
import { linesOf, piecesOf } from './pieces.ts';
import { findQuote } from './quote.ts';
import type { Category } from './reply-kinds.ts';
import { findTopics } from './topic.ts';

/** What a pasted post offers a reply; every part that is not sure is missing. */
export type PostReading = {
  category: Category;
  /** Phrases for the middle of a sentence: "remote work", "your dog". */
  topic: string | undefined;
  topic2: string | undefined;
  /** At most 8 words of the post, without a stop. */
  quote: string | undefined;
  /** "500 applications", "$2M". */
  number: string | undefined;
  /** "your boss", "the barista", "Maria". */
  person: string | undefined;
  /** Death, illness, a job lost and the like: nothing of the post is to be repeated. */
  sensitive: boolean;
};

/**
 * Reads a pasted post: any text in any language, of which the first 4,000 characters count. What it says is
 * material, never an order. A sensitive post gives no parts at all (docs/product.md §3).
 */
export function readPost(post: string): PostReading {
  const lines = linesOf(post);
  const text = lines.join('\n');
  const category = findCategory(lines);
  if (isHeavyPost(text)) {
    return {
      category,
      topic: undefined,
      topic2: undefined,
      quote: undefined,
      number: undefined,
      person: undefined,
      sensitive: true,
    };
  }
  const [topic, topic2] = findTopics(text);
  return {
    category,
    topic,
    topic2,
    quote: findQuote(piecesOf(lines)),
    number: findNumber(text),
    person: findPerson(text),
    sensitive: false,
  };
}
