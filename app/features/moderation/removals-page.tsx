import { requestContext } from '../http/request-context.ts';
import { EmptyPage } from '../site/empty-list.tsx';
import { BackLink, PageTitle, TitledCard } from '../../ui/page-header.tsx';
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
    <div className="column pt-8 pb-4 md:pt-12">
      <BackLink to="/community">Back to Community</BackLink>
      <PageTitle
        face="briefcase-7"
        about="What was taken out, and why. Never the text, the picture or the name."
        className="mt-3"
      >
        Removals
      </PageTitle>
      {removals.length === 0 ? (
        <EmptyPage
          sign="Removed: 0"
          title="Nothing has been removed."
          words="Everything out there was apparently fine with everybody."
          faces={['stapler', 'briefcase', 'plant']}
          heading={LINE_HEADING}
          things={LINE_PARTS}
        >
          <Link to="/community" className="button button-primary">
            See what is still there
          </Link>
        </EmptyPage>
      ) : (
        <div className="beside mt-6 gap-y-6 md:mt-8">
          <ul className="card beside-main divide-y divide-line">
            {removals.map((removal, index) => (
              <OneRemoval key={`${removal.at}-${index}`} removal={removal} />
            ))}
          </ul>
          <div className="beside-part">
            <TitledCard id="removals-lines" title={LINE_HEADING}>
              <dl className="mt-4 grid gap-4">
                {LINE_PARTS.map(([name, about]) => (
                  <div key={name}>
                    <dt className="font-semibold">{name}</dt>
                    <dd className="text-sm text-muted">{about}</dd>
                  </div>
                ))}
              </dl>
            </TitledCard>
          </div>
        </div>
      )}
      <Pager
        first={!isFirst && ['/community/removals', 'Newest']}
        next={next !== null && [`/community/removals?after=${next}`, 'Older removals']}
      />
    </div>
  );
}

const LINE_HEADING = 'What a line here says';
const LINE_PARTS = [
  ['The day', 'On which it was taken out.'],
  ['What it was', 'A post, a comment, a picture or a request, and its style.'],
  ['Why', 'The reason, which its author has read too.'],
] as const;

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
