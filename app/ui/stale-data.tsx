import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';

/** Loader data. `isStale` marks the data of an earlier request, shown after a failed one. */
export type MaybeStale<Data> = Data & { isStale?: true };

type Options<Data> = {
  /** Returns whether a response reports that the server failed to load the page's main data. */
  isFailed?: (data: Data) => boolean;
  /** Returns fallback data for a failed first request. Without it, or null, the error boundary is shown. */
  empty?: () => Data | null;
};

type ClientLoaderArgs = { serverLoader: () => Promise<unknown> };

/**
 * Shows the last loaded data when a later request fails: offline, a broken connection, or a 5xx, also from a proxy.
 * Redirects and responses below 500 pass through. The page exports `clientLoader`; its component calls `useIsStale`.
 */
export function staleIfError<Data extends object>({ isFailed, empty }: Options<Data> = {}) {
  let last: Data | null = null;
  return {
    async clientLoader({ serverLoader }: ClientLoaderArgs): Promise<MaybeStale<Data>> {
      try {
        const data = (await serverLoader()) as Data;
        return last && isFailed?.(data) ? { ...last, isStale: true } : data;
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        if (last) return { ...last, isStale: true };
        const fallback = empty?.();
        if (fallback) return fallback;
        throw error;
      }
    },
    /** Returns whether the page shows data from before a failed request. */
    useIsStale(data: Data | MaybeStale<Data>): boolean {
      const isStale = 'isStale' in data;
      useEffect(() => {
        if (!isStale && !isFailed?.(data)) last = data;
      }, [data, isStale]);
      useEffect(() => () => void (last = null), []);
      return isStale;
    },
  };
}

function isUnreachable(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return !(error instanceof Response);
}

/** Alert with a retry button after a failed request. */
export function LoadFailure({ words }: { words: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div
      role="alert"
      className="card mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2"
    >
      <p className="font-medium text-bad">{words}</p>
      <button
        type="button"
        aria-disabled={state === 'loading' || undefined}
        onClick={() => void revalidate()}
        className="button button-plain"
      >
        Try again
      </button>
    </div>
  );
}
