import { fallbackWords, readFallback } from '../../platform/model/writer.ts';

/** Says that the offline writer stood in for the model. `reason` may come from the history of a browser. */
export function FallbackNote({ reason }: { reason: unknown }) {
  const known = readFallback(reason);
  return known ? (
    <p className="mt-3 px-4 text-sm text-muted sm:px-6">{fallbackWords(known)}</p>
  ) : null;
}
