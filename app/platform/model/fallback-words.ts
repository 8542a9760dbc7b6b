import type { FallbackReason } from './writer.ts';

const REASONS: Readonly<Record<FallbackReason, string>> = {
  'model-failed': 'the model did not deliver.',
  busy: 'the model was busy.',
  'budget-spent': "the model's budget for the day was spent.",
  'fair-use': "your day's share of the model was used up.",
};

/** The reason that a row or a browser's history names; undefined for none and for one of another version. */
export function readFallback(found: unknown): FallbackReason | undefined {
  const isKnown = typeof found === 'string' && Object.hasOwn(REASONS, found);
  return isKnown ? (found as FallbackReason) : undefined;
}

/** What stands by a post that the offline writer wrote in a model's place (docs/product.md §8). */
export function fallbackWords(reason: FallbackReason): string {
  return `Written by the house writer: ${REASONS[reason]}`;
}
