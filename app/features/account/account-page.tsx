import { redirect } from 'react-router';
import { listBlocked } from '../../domain/community/blocks.server.ts';
import { listOwnPosts } from '../../domain/posts/posts.server.ts';
import type { AccountTab } from '../../domain/sign-in/account-words.ts';
import { findAccount, findBestScore } from '../../domain/sign-in/account.server.ts';
import { listSignIns } from '../../domain/sign-in/identities.server.ts';
import { listSessions, noKeysWords, reauthOptions } from '../../domain/sign-in/sessions.server.ts';
import { NO_EMAIL } from '../../domain/members/viewer.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { LoadFailure, staleIfError } from '../../ui/stale-data.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { requireMember } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import { SignOutButton } from '../sign-in/sign-out-button.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/account-page';
import { AccountSettings } from './account-settings.tsx';
import { PostHistory } from './post-history.tsx';

export const handle = { readers: 'members', query: ['tab', 'q', 'after'] } satisfies RouteHandle;

const PAGE_SIZE = 10;

export const middleware = [requireMember];

/** Returns the member and a page of posts. `posts` is null when the query failed (docs/product.md §8: silent). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const member = context.get(memberContext);
  const account = await findAccount(services, member);
  if (!account) throw redirect('/');
  const params = new URL(request.url).searchParams;
  const { tab, search } = readAddress(params);
  const query = { type: tab, search, cursor: params.get('after'), limit: PAGE_SIZE };
  const access = {
    signIns: await listSignIns(services, member),
    sessions: await listSessions(services, member),
    again: await reauthOptions(services, member),
    noKeys: await noKeysWords(services, member),
  };
  const blocked = await listBlocked(services, member);
  const history = listOwnPosts(services, member, query);
  const posts = await orNull(services, history, 'the history could not be loaded');
  const best = findBestScore(services, member);
  const record = await orNull(services, best, 'the record could not be found');
  return {
    account,
    access,
    blocked,
    tab,
    isSettings: isSettingsTab(params),
    search,
    posts,
    record,
  };
}

function isSettingsTab(params: URLSearchParams): boolean {
  return params.get('tab') === 'settings';
}

function readAddress(params: URLSearchParams): { tab: AccountTab; search: string } {
  const tab = params.get('tab') === 'community' ? 'community' : 'all';
  return { tab, search: params.get('q')?.slice(0, 100) ?? '' };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>;
type Shown = Omit<Loaded, 'account' | 'access'> & {
  [Part in 'account' | 'access']: Loaded[Part] | null;
};
const pageData = staleIfError<Shown>({
  empty: ({ searchParams }) => ({
    ...readAddress(searchParams),
    isSettings: isSettingsTab(searchParams),
    account: null,
    access: null,
    blocked: [],
    posts: null,
    record: null,
  }),
});
export const clientLoader = pageData.clientLoader;

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Profile') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { account, access, blocked, tab, isSettings, search, posts, record } = loaderData;
  const isStale = pageData.useIsStale(loaderData);
  return (
    <div className="column py-8 md:py-12">
      <AccountHeader account={account} record={record} />
      {isStale && <LoadFailure words="The posts could not be loaded." />}
      <div
        className="account-parts mt-2 grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_340px]"
        data-settings={isSettings || undefined}
      >
        <PostHistory tab={tab} isSettings={isSettings} search={search} posts={posts} />
        {account && access && (
          <div className="account-settings">
            <AccountSettings account={account} access={access} blocked={blocked} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The member's profile and its three figures (docs/product.md §2, Profile). */
function AccountHeader({ account, record }: Pick<Shown, 'account' | 'record'>) {
  const viewer = useViewer();
  const known = account ?? (viewer.kind === 'member' ? viewer : null);
  if (!known) return null;
  const { name, email, bio, photoUrl } = known;
  return (
    <header className="card p-5 sm:p-8">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={name} photoUrl={photoUrl} className="size-20 text-3xl" />
        <div className="min-w-0 flex-[1_1_200px]">
          <h1 tabIndex={-1} className="text-2xl break-words md:text-3xl">
            {name}
          </h1>
          <p className="break-words text-muted">{email || NO_EMAIL}</p>
          {bio && <p className="mt-1 break-words">{bio}</p>}
        </div>
        <div className="w-full sm:w-auto">
          <SignOutButton className="button button-plain w-full" />
        </div>
      </div>
      {account && (
        <dl className="mt-6 grid grid-cols-1 gap-4 border-t border-line pt-5 sm:grid-cols-3">
          <Stat label="Posts Created">{account.postsCreated.toLocaleString('en')}</Stat>
          <Stat label="Member Since">
            <LocalTime at={account.memberSince} />
          </Stat>
          <Stat label="Last Active">
            <LocalTime at={account.lastActive} />
          </Stat>
        </dl>
      )}
      {record !== null && (
        <p className="mt-4 text-muted">
          Personal record: <strong className="text-ink">{record} of 100</strong> on the cringe
          scale, among your last 25 posts. Your mother has not been told.
        </p>
      )}
    </header>
  );
}

function Stat({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 sm:block">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-xl">{children}</dd>
    </div>
  );
}
