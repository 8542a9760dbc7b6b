import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';

/** The data of a page; `isStale` when the last request failed and these are the data from before it. */
export type MaybeStale<Data> = Data & { isStale?: true };

type Options<Data> = {
  /** Whether the response says that the server could not load what the page is about. */
  isFailed?: (data: Data) => boolean;
  /** What the page shows when its very first request fails; without it the error boundary is shown. */
  empty?: () => Data;
};

type ClientLoaderArgs = { serverLoader: () => Promise<unknown> };

/**
 * Keeps a page with its list and filters when a request for other data of it fails: offline, a broken connection, or
 * a 5xx, also from a proxy. Redirects and responses below 500 pass through. The page exports `clientLoader`; its
 * component calls `useIsStale`.
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
        if (empty) return empty();
        throw error;
      }
    },
    /** Whether the data of the page are those from before a failed request. */
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

/** Says that the last request failed, with a way to repeat it. The page around it stays as it was. */
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
