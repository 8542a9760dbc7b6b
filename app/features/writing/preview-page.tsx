import { useEffect } from 'react';
import { redirect } from 'react-router';
import { findGuestUsage } from '../../domain/members/guests.server.ts';
import type { Viewer } from '../../domain/members/viewer.ts';
import { findTypedProfile } from '../../domain/posts/profiles.server.ts';
import { shareStateOf } from '../../domain/posts/sharing.server.ts';
import {
  findGeneration,
  findNewestPost,
  listVersions,
} from '../../domain/posts/versions.server.ts';
import { houseOpinions } from '../../domain/translator/house-opinions.server.ts';
import { guestMayGenerate } from '../../domain/instance/site-switches.ts';
import type { Services } from '../../platform/services.ts';
import { NOINDEX, pageTitle } from '../../ui/meta-tags.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { useSwitches } from '../site/use-viewer.ts';
import { requestContext } from '../http/request-context.ts';
import { useGuestMirror } from '../sign-in/client-usage-cache.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/preview-page';
import { tabDrafts } from './draft-storage.ts';
import { Result } from './result.tsx';

export const handle = { readers: 'guests', query: ['generation', 'then'] } satisfies RouteHandle;

/**
 * The own post of `?generation={id}`, without it the newest one, with its versions and what the house thinks of it, and the guest, or what the
 * member has shared and typed. Redirects home when the post belongs to another reader.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get('generation');
  if (id === null) throw redirect(await newestPlace(services, viewer));
  const preview = await findGeneration(services, viewer, id);
  if (!preview) throw redirect('/');
  services.modelStatus.prepare();
  const versions = (await listVersions(services, viewer, id)) ?? [];
  const opinions = preview.isGrave ? null : houseOpinions(preview.post);
  const post = { preview, versions, opinions };
  if (viewer.kind === 'guest') {
    const guest = { id: viewer.id, ...(await findGuestUsage(services, viewer)) };
    return { ...post, guest, shared: null, typed: null };
  }
  const shared = await shareStateOf(services, viewer, id);
  const typed = await findTypedProfile(services, viewer);
  return { ...post, guest: null, shared, typed };
}

async function newestPlace(services: Pick<Services, 'db'>, viewer: Viewer): Promise<string> {
  const id = await findNewestPost(services, viewer);
  return id === undefined ? '/' : `/preview?${new URLSearchParams({ generation: id }).toString()}`;
}

type LoadedPost = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const pageData = staleIfError<LoadedPost>();
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Your post') }, NOINDEX];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { preview, guest } = loaderData;
  const { freePosts } = useSwitches();
  const isStale = pageData.useIsStale(loaderData);
  useGuestMirror(guest);
  useEffect(
    () => tabDrafts.markShown(preview.formData.type, preview.generationId),
    [preview.formData.type, preview.generationId],
  );
  const mayGenerate = guest === null || guestMayGenerate(guest, freePosts);
  return (
    <div className="column py-4 md:py-10">
      <BackLink to={`/generator?style=${encodeURIComponent(preview.formData.type)}`}>
        Back to Generator
      </BackLink>
      <h1 tabIndex={-1} className="mt-2 text-2xl md:text-3xl">
        It is written.
      </h1>
      {isStale && <LoadFailure words="This did not load again. It is as it was before." />}
      <Result loaded={loaderData} mayGenerate={mayGenerate} />
    </div>
  );
}
