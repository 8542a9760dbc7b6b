/** How a post, or a round of replies, ended for its reader. */
export type Ending = {
  /** The last event (done, end, error), the status of a refusal, 'no answer', or 'nothing'. */
  end: string;
  /** Whether words of it were shown before that. */
  isShown: boolean;
  /** Whether it says that the house writer wrote it because the model did not deliver. */
  isLine: boolean;
};

/** What docs/operations.md promises for a fault: F1 to F3, F5 and F6 the house writer and a line that says so, F4 an error. */
export type Promised = 'line' | 'error';

/** Reads an event stream, also one that was cut. */
export function readEnding(text: string): Ending {
  const blocks = text.split('\n\n').filter((block) => block.startsWith('event: '));
  const names = blocks.map((block) => block.slice('event: '.length).split('\n', 1)[0] ?? '');
  return {
    end: names.at(-1) ?? 'nothing',
    isShown: names.includes('delta'),
    isLine: blocks.some((block) => block.startsWith('event: done') && /"fallback":"/.test(block)),
  };
}

/**
 * What is wrong with an end, or null. A post that broke off after shown words is an error, two authors are never
 * spliced; a reply is small and is written anew by the house writer, also then.
 */
export function faultOfEnding(
  what: 'post' | 'reply',
  promised: Promised,
  { end, isShown, isLine }: Ending,
): string | null {
  if (what === 'post' && promised === 'error') {
    return end === 'error' && isShown && !isLine ? null : `${end} instead of an error`;
  }
  if (end !== (what === 'post' ? 'done' : 'end')) return `${end} instead of the house writer`;
  return isLine ? null : `${end} without a line that says who wrote it`;
}
