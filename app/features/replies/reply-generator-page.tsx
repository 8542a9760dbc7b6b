import { redirect, useSearchParams } from 'react-router';
import { findSharedPost } from '../../domain/community/feed.server.ts';
import { findGuestUsage } from '../../domain/members/guests.server.ts';
import type { Round } from '../../domain/replies/reply-round.ts';
import {
  findRound,
  listOwnRounds,
  type RoundsPage,
} from '../../domain/replies/reply-rounds.server.ts';
import { guestMayGenerate } from '../../domain/instance/site-switches.ts';
import type { Viewer } from '../../domain/members/viewer.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import type { Services } from '../../platform/services.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { pageMeta } from '../../ui/meta-tags.tsx';
import { keptIfUnreachable } from '../../ui/stale-data.tsx';
import { useSwitches } from '../site/use-viewer.ts';
import { requestContext } from '../http/request-context.ts';
import {
  lastKnownGuest,
  type MirroredGuest,
  useGuestMirror,
} from '../sign-in/client-usage-cache.ts';
import { reactTab } from '../translator/react-storage.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/reply-generator-page';
import type { AnsweredPost } from './original-post.tsx';
import { ReactStep } from './react-step.tsx';
import { partOf, reactPath } from './react-path.ts';
import { ResultsStep } from './results-step.tsx';

export const handle = {
  readers: 'guests',
  query: ['round', 'tab', 'post', 'after'],
  sitemap: true,
} satisfies RouteHandle;

type Loaded = {
  guest: MirroredGuest | null;
  round: Round | null;
  /** A member's earlier rounds; null for guests, and when they could not be loaded. */
  earlier: RoundsPage | null;
  answered: AnsweredPost | null;
};

/**
 * Gives a guest an id and says how much of the free use is left; a member gets a page of earlier rounds,
 * from `?after={cursor}` on. `?post={id}` names a shared post to answer.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Loaded> {
  const { services, viewer, ensureGuestId } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const part = partOf(searchParams.get('tab'));
  if (part !== null) throw redirect(`${reactPath(searchParams.get('post') ?? undefined)}#${part}`);
  const id = searchParams.get('round');
  const round = id === null ? null : await findRound(services, viewer, id);
  const answered = await readAnswered(services, viewer, searchParams.get('post'));
  if (viewer.kind === 'guest') {
    const guest = { id: ensureGuestId(), ...(await findGuestUsage(services, viewer)) };
    return { guest, round, earlier: null, answered };
  }
  services.modelStatus.prepare();
  const rounds = listOwnRounds(services, viewer, searchParams.get('after'));
  const earlier = await orNull(services, rounds, 'the earlier replies could not be loaded');
  return { guest: null, round, earlier, answered };
}

async function readAnswered(
  services: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string | null,
): Promise<AnsweredPost | null> {
  const post = id === null ? null : await findSharedPost(services, viewer, id);
  return post && { id: post.id, text: post.text, authorName: post.authorName };
}

const pageData = keptIfUnreachable<Loaded>((kept) => {
  if (kept) return { ...kept, round: null, answered: null };
  const guest = lastKnownGuest();
  return guest?.id ? { guest, round: null, earlier: null, answered: null } : null;
});
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'React to a post',
    description:
      'Paste a LinkedIn post: get three replies in the tones you deserve, what it means, its score, and its comments.',
    path: '/reply-generator',
  });

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function ReplyGeneratorPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const isReady = useHydrated();
  const { guest, earlier, answered } = loaderData;
  const { freePosts } = useSwitches();
  useGuestMirror(guest);
  const id = params.get('round');
  const isFirst = !params.has('after');
  pageData.useKept(isFirst ? loaderData : null);
  // Only the tab has a round with its regenerated replies; the server has the original.
  const rounds = isReady ? reactTab.rounds() : [];
  const saved = rounds.find((round) => round.id === id);
  const written = loaderData.round?.id === id ? loaderData.round : null;
  const asWritten = params.has('as-written');
  const round = (asWritten ? (written ?? saved) : (saved ?? written)) ?? null;
  const shared = {
    mayGenerate: guest === null || guestMayGenerate(guest, freePosts),
    earlier: earlier ?? { rounds, next: null },
    answered,
  };
  return (
    <div className="column py-8 md:py-12">
      {round ? (
        <ResultsStep key={`${round.id} ${asWritten}`} round={round} {...shared} />
      ) : (
        <ReactStep
          key={`${guest === null ? 'member' : 'guest'} ${answered?.id ?? ''}`}
          isPostGone={params.has('post') && answered === null}
          {...shared}
        />
      )}
    </div>
  );
}
