import { requestContext } from '../http/request-context.ts';
import { EmptyPage } from '../site/empty-list.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { pageMeta } from '../../ui/meta-tags.tsx';
import { Pager } from '../../ui/paged-list.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/removals-page';
import { listRemovals, type Removal } from '../../domain/moderation/removals.server.ts';

export const handle = {
  readers: 'guests',
  query: ['after'],
  sitemap: true,
  needs: 'hasCommunity',
} satisfies RouteHandle;

/** Returns a page of removals. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const after = new URL(request.url).searchParams.get('after');
  return { ...(await listRemovals(services, after)), isFirst: after === null };
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Removals',
    description: 'What was taken out of the community and the library, and why.',
    path: '/community/removals',
  });

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function RemovalsPage({ loaderData }: Route.ComponentProps) {
  const { removals, next, isFirst } = loaderData;
  return (
    <div className="column py-8 md:py-12">
      <div className="mx-auto max-w-[880px]">
        <BackLink to="/community">Back to Community</BackLink>
        <h1 tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
          Removals
        </h1>
        <p className="mt-3 text-muted">
          What was taken out of the community and the library, and why. Never the text or the
          picture, never the name.
        </p>
        {removals.length === 0 ? (
          <EmptyPage
            title="Nothing has been removed."
            words="Everything out there was apparently fine with everybody."
            heading="What a line here says"
            things={[
              ['The day', 'On which it was taken out.'],
              ['What it was', 'A post, a comment, a picture or a request, and its style.'],
              ['Why', 'The reason, which its author has read too.'],
            ]}
          >
            <Link to="/community" className="button button-plain">
              See what is still there
            </Link>
          </EmptyPage>
        ) : (
          <ul className="card mt-6 divide-y divide-line">
            {removals.map((removal, index) => (
              <OneRemoval key={`${removal.at}-${index}`} removal={removal} />
            ))}
          </ul>
        )}
        <Pager
          first={!isFirst && ['/community/removals', 'Newest']}
          next={next !== null && [`/community/removals?after=${next}`, 'Older removals']}
        />
      </div>
    </div>
  );
}

function OneRemoval({ removal: { at, kind, style, reason } }: { removal: Removal }) {
  return (
    <li className="grid gap-x-4 p-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:px-6">
      <p className="text-muted">
        <LocalTime at={at} />
      </p>
      <div>
        <p className="font-semibold">{reason}</p>
        <p className="text-sm text-muted">{whatOf(kind, style)}</p>
      </div>
    </li>
  );
}

function whatOf(kind: string, style: string): string {
  if (kind === 'resource') return 'A picture of the library';
  if (kind === 'feature_request') return 'A feature request';
  if (kind === 'request_comment') return 'A comment on a feature request';
  return kind === 'comment' ? `A comment on a post in ${style}` : `A post in ${style}`;
}
