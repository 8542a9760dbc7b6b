import { Navigate, redirect, useLocation } from 'react-router';
import { useViewer } from '../../ui/use-viewer.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import { findGuestUsage } from '../../domain/members/guests.server.ts';
import { guestMayGenerate } from '../../platform/http/viewer.ts';
import { useGuestMirror } from '../sign-in/client-usage-cache.ts';
import { requestContext } from '../request/request-context.ts';
import { BackLink, Banner } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import type { Route } from './+types/preview-page';
import { findGeneration } from '../../domain/posts/versions.server.ts';
import { findInHistory, isBroughtAlong, isInHistory, previewPath } from './post-in-history.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { Result } from './result.tsx';
import { useGuest } from './use-guest.ts';
import { useSettledDraft } from './use-settled-draft.ts';

/** The guest, and with `?generation={id}` its own post: anybody else goes home. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get('generation');
  const found = id === null ? null : await findGeneration(services, viewer, id);
  if (id !== null && !found) throw redirect('/');
  if (viewer.kind === 'member') return { found, guest: null };
  return { found, guest: { id: viewer.id, ...(await findGuestUsage(services, viewer)) } };
}

/**
 * In the browser the post comes with the navigation, so nothing waits for the server: how much of the free
 * use is left follows when it follows.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get('generation');
  if (id !== null && !isBroughtAlong(id)) {
    try {
      return await serverLoader();
    } catch (error) {
      const isAway = error instanceof TypeError;
      if (isAway && isInHistory(id)) return { found: null, guest: null };
      throw error;
    }
  }
  const guest = serverLoader().then(
    (answer) => answer.guest,
    () => null,
  );
  return { found: null, guest };
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Your post') },
  { name: 'robots', content: 'noindex' },
];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const location = useLocation();
  const isHydrated = useHydrated();
  // The browser's history, where the post usually lives, is nothing the server can see.
  const kept = isHydrated ? findInHistory(location.state) : null;
  const preview = (kept?.isOurs ? kept.post : null) ?? loaderData.found;
  const guest = useGuest(loaderData.guest);
  const isMember = useViewer().kind === 'member';
  useGuestMirror(guest);
  useSettledDraft(preview);
  if (!preview) return isHydrated ? <Navigate to={wayTo(kept?.post)} replace /> : <Waiting />;
  // Until the server says otherwise, whoever has a post has used the free one.
  const mayGenerate = isMember || (guest !== null && guestMayGenerate(guest));
  return <Page preview={preview} mayGenerate={mayGenerate} />;
}

// Somebody has signed out of this tab since: the server knows whose the post is.
function wayTo(post: PreviewState | undefined): string {
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

function Page({ preview, mayGenerate }: { preview: PreviewState; mayGenerate: boolean }) {
  return (
    <div className="column py-8 md:py-12">
      {!mayGenerate && <Banner>{errorMessage('guest-limit')}</Banner>}
      <BackLink to={`/generator?style=${encodeURIComponent(preview.formData.type)}`}>
        Back to Generator
      </BackLink>
      <h1 tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
        It is written.
      </h1>
      <Result given={preview} mayGenerate={mayGenerate} />
    </div>
  );
}
