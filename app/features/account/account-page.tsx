import { data, redirect } from 'react-router';
import { requireMember } from '../request/guards.server.ts';
import { hasJustSignedIn, listSessions, waysAgain } from '../../domain/sign-in/sessions.server.ts';
import { listSignIns } from '../../domain/sign-in/identities.server.ts';
import { listBlocked } from '../../domain/moderation/blocks.server.ts';
import { listOwnPosts } from '../../domain/posts/posts.server.ts';
import { findAccount, findBestScore } from '../../domain/sign-in/account.server.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { reportPartialFailure } from '../../platform/observe/process-metrics.server.ts';
import { requestContext } from '../request/request-context.ts';
import { pageTitle } from '../../ui/page-title.ts';
import { keepOnFailure, LoadFailure } from '../../ui/keep-on-failure.tsx';
import type { Route } from './+types/account-page';
import { AccountHeader } from './account-header.tsx';
import { AccountSettings } from './account-settings.tsx';
import type { AccountTab } from '../../domain/sign-in/account-words.ts';
import { changeAccount } from '../../domain/sign-in/change-account.server.ts';
import { PostHistory } from './post-history.tsx';

const PAGE = 10;

export const middleware = [requireMember];

/** The member, and a page of its posts; `posts` is null when they could not be loaded (docs/product.md §8: silent). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/account');
  const account = await findAccount(services, viewer);
  if (!account) throw redirect('/');
  const params = new URL(request.url).searchParams;
  const tab: AccountTab = params.get('tab') === 'community' ? 'community' : 'all';
  const search = params.get('q')?.slice(0, 100) ?? '';
  const ask = { type: tab, search, cursor: params.get('after'), limit: PAGE };
  const access = {
    member: viewer.email || viewer.id,
    signIns: await listSignIns(services, viewer),
    sessions: await listSessions(services, viewer),
    again: (await hasJustSignedIn(services, viewer)) ? null : await waysAgain(services, viewer),
  };
  const blocked = await listBlocked(services, viewer);
  const posts = await listOwnPosts(services, viewer, ask).catch((error: unknown) => {
    reportPartialFailure(services, error, 'the history could not be loaded');
    return null;
  });
  const record = await findBestScore(services, viewer).catch((error: unknown) => {
    reportPartialFailure(services, error, 'the record could not be found');
    return null;
  });
  return { account, access, blocked, tab, search, posts, record };
}

/** What the forms of the page send. Answers what is wrong, or what was done. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/account');
  const form = await readForm(request);
  const done = await changeAccount(services, viewer, form ?? new FormData());
  if (done.ok && done.did === 'account-deleted') throw redirect('/');
  return data(done, { status: done.ok ? 200 : done.status });
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
const kept = keepOnFailure<Loaded>();

/** Keeps the page when a request for other data of it fails. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(serverLoader);
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Profile') }];

export { PageError as ErrorBoundary } from '../../ui/page-error.tsx';

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { account, access, blocked, tab, search, posts, record } = loaderData;
  const isStale = kept.useKept(loaderData);
  return (
    <div className="column py-8 md:py-12">
      <AccountHeader account={account} record={record} />
      {isStale && <LoadFailure words="The posts could not be loaded." />}
      <div className="mt-10 grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_340px]">
        <PostHistory tab={tab} search={search} posts={posts} />
        <AccountSettings account={account} access={access} blocked={blocked} />
      </div>
    </div>
  );
}
