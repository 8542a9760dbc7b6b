import { ArrowLeft } from 'lucide-react';
import { Link, Navigate, redirect, useLocation } from 'react-router';
import { errorMessage } from '../errors.ts';
import { findGuestUsage } from '../guests/find-guest-usage.server.ts';
import { guestMayGenerate } from '../guests/guest-limit.ts';
import { useGuestMirror } from '../guests/guest-mirror.ts';
import { PostCard } from '../posts/post-card.tsx';
import { requestContext } from '../request-context.ts';
import { Banner } from '../ui/banner.tsx';
import { pageTitle } from '../ui/page-title.ts';
import type { Route } from './+types/preview-page';
import { findGeneration } from './find-generation.server.ts';
import { PostActions } from './post-actions.tsx';
import { type PreviewState, readPreviewState } from './preview-state.ts';

/** The guest, and with `?generation={id}` its own post: anybody else goes home. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get('generation');
  const found = id === null ? null : await findGeneration(services, viewer, id);
  if (id !== null && !found) throw redirect('/');
  return { found, guest: { id: viewer.id, ...(await findGuestUsage(services, viewer)) } };
}

/** The post usually lives in the browser's history, which the server cannot see: the page waits for it. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <div className="min-h-dvh" />;
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Your post') },
  { name: 'robots', content: 'noindex' },
];

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const location = useLocation();
  const preview = readPreviewState(location.state) ?? loaderData.found;
  useGuestMirror(loaderData.guest);
  if (!preview) return <Navigate to="/" replace />;
  return <Result preview={preview} mayGenerate={guestMayGenerate(loaderData.guest)} />;
}

function Result({ preview, mayGenerate }: { preview: PreviewState; mayGenerate: boolean }) {
  const { profileName, profileBio, type } = preview.formData;
  return (
    <div className="column py-8 md:py-12">
      {!mayGenerate && <Banner>{errorMessage('guest-limit')}</Banner>}
      <Link
        to={`/generator?style=${encodeURIComponent(type)}`}
        className="button button-quiet mt-4 -ml-3"
      >
        <ArrowLeft aria-hidden size={18} /> Back to Generator
      </Link>
      <h1 tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
        It is written.
      </h1>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,680px)_1fr] lg:gap-12">
        <PostCard
          key={preview.generationId}
          author={{ name: profileName, bio: profileBio }}
          text={preview.post}
          className="animate-slide"
        />
        <PostActions preview={preview} mayGenerate={mayGenerate} />
      </div>
    </div>
  );
}
