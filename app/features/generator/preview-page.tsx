import { useEffect, useState } from 'react';
import { Navigate, redirect, useLocation } from 'react-router';
import { findGuestUsage } from '../../domain/members/guests.server.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { findGeneration } from '../../domain/posts/versions.server.ts';
import { type HouseOpinions, houseOpinions } from '../../domain/writing/house-opinions.server.ts';
import { guestLimitWords, guestMayGenerate } from '../../platform/http/viewer.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { BackLink, Banner } from '../../ui/page-header.tsx';
import { useSwitches, useViewer } from '../../ui/use-viewer.ts';
import { requestContext } from '../request/request-context.ts';
import { type MirroredGuest, useGuestMirror } from '../sign-in/client-usage-cache.ts';
import type { Route } from './+types/preview-page';
import { tabDrafts } from './draft-storage.ts';
import { findInHistory, isCarriedByNavigation, isInHistory, previewPath } from './post-history.ts';
import { freePostUsed } from './result-words.ts';
import { Result } from './result.tsx';

/**
 * The guest, and the own post of `?generation={id}` with what the house thinks of it. Redirects home when it belongs to
 * another reader.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get('generation');
  const found = id === null ? null : await findGeneration(services, viewer, id);
  if (id !== null && !found) throw redirect('/');
  const opinions = found && !found.isGrave ? houseOpinions(found.post) : null;
  const rest = { opinions: opinions && { ...opinions, of: id } };
  if (viewer.kind === 'member') return { found, ...rest, guest: null };
  return { found, ...rest, guest: { id: viewer.id, ...(await findGuestUsage(services, viewer)) } };
}

/**
 * In the browser the post comes with the navigation, so nothing waits for the server: how much of the free
 * use is left and what the house thinks follow when they follow.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get('generation');
  if (id !== null && !isCarriedByNavigation(id)) {
    try {
      return await serverLoader();
    } catch (error) {
      const isAway = error instanceof TypeError;
      if (isAway && isInHistory(id)) return { found: null, opinions: null, guest: null };
      throw error;
    }
  }
  const loaded = serverLoader().catch(() => null);
  return {
    found: null,
    opinions: loaded.then((response) => response?.opinions ?? null),
    guest: loaded.then((response) => response?.guest ?? null),
  };
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Your post') },
  { name: 'robots', content: 'noindex' },
];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const location = useLocation();
  const isHydrated = useHydrated();
  // The server cannot see the history state, which usually has the post.
  const fromHistory = isHydrated ? findInHistory(location.state) : null;
  const preview = (fromHistory?.isOurs ? fromHistory.post : null) ?? loaderData.found;
  const guest = useArrived<MirroredGuest>(loaderData.guest);
  const opinions = useArrived<OpinionsOf>(loaderData.opinions);
  const isMember = useViewer().kind === 'member';
  const { freePosts } = useSwitches();
  useGuestMirror(guest);
  useShownDraft(preview);
  if (!preview)
    return isHydrated ? <Navigate to={pathFor(fromHistory?.post)} replace /> : <Waiting />;
  // Until the guest is loaded, the free post counts as used.
  const mayGenerate = isMember || (guest !== null && guestMayGenerate(guest, freePosts));
  const isOfPost = opinions?.of === preview.generationId;
  return <Page preview={preview} opinions={isOfPost ? opinions : null} mayGenerate={mayGenerate} />;
}

// After a sign-out in this tab the server decides who may see the post.
function pathFor(post: PreviewState | undefined): string {
  return post ? previewPath(post.generationId) : '/';
}

function Waiting() {
  return (
    <div className="column min-h-dvh py-12">
      <noscript>
        <p className="text-lg">This page needs JavaScript to show the post you just made.</p>
      </noscript>
    </div>
  );
}

type PageProps = {
  preview: PreviewState;
  opinions: HouseOpinions | null;
  mayGenerate: boolean;
};

function Page({ preview, opinions, mayGenerate }: PageProps) {
  const { freePosts } = useSwitches();
  return (
    <div className="column py-8 md:py-12">
      {!mayGenerate && (
        <Banner>{preview.isGrave ? freePostUsed(freePosts) : guestLimitWords(freePosts)}</Banner>
      )}
      <BackLink to={`/generator?style=${encodeURIComponent(preview.formData.type)}`}>
        Back to Generator
      </BackLink>
      <h1 tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
        It is written.
      </h1>
      <Result given={preview} opinions={opinions} mayGenerate={mayGenerate} />
    </div>
  );
}

type OpinionsOf = HouseOpinions & { of: string | null };

/** What was loaded; null while loading and when the request fails. */
function useArrived<Data>(loaded: Data | null | Promise<Data | null>): Data | null {
  const [arrived, setArrived] = useState(loaded instanceof Promise ? null : loaded);
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(loaded).then((data) => isCurrent && setArrived(data));
    return () => {
      isCurrent = false;
    };
  }, [loaded]);
  return arrived;
}

function useShownDraft(preview: PreviewState | null): void {
  const style = preview?.formData.type;
  const id = preview?.generationId;
  useEffect(() => {
    if (style !== undefined && id !== undefined) tabDrafts.markShown(style, id);
  }, [style, id]);
}
