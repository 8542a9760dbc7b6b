import { redirect } from 'react-router';
import { findGeneration } from '../../domain/posts/versions.server.ts';
import { requestContext } from '../request/request-context.ts';
import { BackLink } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import type { Route } from './+types/studio-page';
import { CARD_STUDIO, NEEDS_SCRIPT } from './studio-words.ts';
import { Studio } from './studio.tsx';

/** With `?generation={id}` the reader's own post: anybody else goes home. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const id = new URL(request.url).searchParams.get('generation');
  const post = id === null ? null : await findGeneration(services, viewer, id);
  if (!post) throw redirect('/');
  return { post };
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(CARD_STUDIO) },
  { name: 'robots', content: 'noindex' },
];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function StudioPage({ loaderData }: Route.ComponentProps) {
  const { post } = loaderData;
  // How the last card was dressed is known to the browser alone.
  const isHydrated = useHydrated();
  return (
    <div className="column py-8 md:py-12">
      <BackLink to={`/preview?${new URLSearchParams({ generation: post.generationId })}`}>
        Back to the post
      </BackLink>
      <h1 tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
        {CARD_STUDIO}
      </h1>
      <p className="mt-2 max-w-[60ch] text-muted">
        Dress the post for any feed. What you see is what you download.
      </p>
      {isHydrated ? (
        <Studio key={post.generationId} post={post} />
      ) : (
        <div className="min-h-dvh">
          <noscript>
            <p className="mt-6 text-lg">{NEEDS_SCRIPT}</p>
          </noscript>
        </div>
      )}
    </div>
  );
}
