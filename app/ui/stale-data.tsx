import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { onForget } from '../platform/browser/web-storage.ts';

/** Loader data. `isStale` marks the data of an earlier request, shown after a failed one. */
export type MaybeStale<Data> = Data & { isStale?: true };

type Options<Data> = {
  /** Returns whether a response reports that the server failed to load the page's main data. */
  isFailed?: (data: Data) => boolean;
  /** Returns fallback data for a failed first request of an address. Without it, and offline, the error boundary is shown. */
  empty?: (url: URL) => Data;
};

type ClientLoaderArgs = { request: Request; serverLoader: () => Promise<unknown> };

/**
 * Shows the last loaded data when a later request fails: offline, a broken connection, or a 5xx, also from a proxy.
 * Redirects and responses below 500 pass through. The page exports `clientLoader`; its component calls `useIsStale`.
 */
export function staleIfError<Data extends object>({ isFailed, empty }: Options<Data> = {}) {
  let last: Data | null = null;
  return {
    async clientLoader({ request, serverLoader }: ClientLoaderArgs): Promise<MaybeStale<Data>> {
      try {
        const data = (await serverLoader()) as Data;
        return last && isFailed?.(data) ? { ...last, isStale: true } : data;
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        if (last) return { ...last, isStale: true };
        if (empty && navigator.onLine) return empty(new URL(request.url));
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

/**
 * For a page that works without the server: keeps its data until the reader of the tab changes. `fallback` turns it (null
 * before the first) into data for a page that could not be loaded; null shows the error boundary. The page exports
 * `clientLoader`; its component calls `useKept`.
 */
export function keptIfUnreachable<Data>(fallback: (kept: Data | null) => Data | null) {
  let kept: Data | null = null;
  onForget(() => (kept = null));
  return {
    async clientLoader({ serverLoader }: ClientLoaderArgs): Promise<Data> {
      try {
        return (await serverLoader()) as Data;
      } catch (error) {
        const data = isUnreachable(error) ? fallback(kept) : null;
        if (data) return data;
        throw error;
      }
    },
    /** Keeps the data of the page; null keeps what was kept before. */
    useKept(data: Data | null): void {
      useEffect(() => {
        if (data) kept = data;
      }, [data]);
    },
  };
}

function isUnreachable(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500;
  return !(error instanceof Response);
}

/** Alert with a retry button after a failed request. */
export function LoadFailure({ words, className = 'mt-4' }: { words: string; className?: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div
      role="alert"
      className={`card flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 ${className}`}
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
