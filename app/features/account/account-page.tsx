import { redirect } from 'react-router';
import { listBlocked } from '../../domain/community/blocks.server.ts';
import { listOwnPosts } from '../../domain/posts/posts.server.ts';
import type { AccountTab } from '../../domain/sign-in/account-words.ts';
import { findAccount, findBestScore } from '../../domain/sign-in/account.server.ts';
import { listSignIns } from '../../domain/sign-in/identities.server.ts';
import { listSessions, noKeysWords, reauthOptions } from '../../domain/sign-in/sessions.server.ts';
import { NO_EMAIL } from '../../domain/members/viewer.ts';
import { orNull } from '../../platform/observe/process-metrics.server.ts';
import { Avatar, FaceShape } from '../../ui/avatar.tsx';
import { Link } from '../../ui/links.tsx';
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
    <div className="column pt-5 pb-8 md:py-12">
      <AccountHeader account={account} record={record} />
      {isStale && <LoadFailure words="The posts could not be loaded." />}
      <div
        className="account-parts mt-2 grid grid-cols-1 gap-6 lg:mt-4"
        data-settings={isSettings || undefined}
      >
        <PostHistory
          tab={tab}
          isSettings={isSettings}
          search={search}
          posts={posts}
          written={account?.postsCreated ?? null}
        />
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
    <header className="card overflow-hidden">
      <Cover />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 px-4 pb-4 sm:flex sm:gap-x-5 sm:px-6">
        <Avatar
          name={name}
          photoUrl={photoUrl}
          className="relative z-10 -mt-8 size-20 shrink-0 self-start border-4 border-surface text-3xl sm:-mt-10 sm:size-28 sm:text-4xl"
        />
        <div className="min-w-0 flex-1 pt-2 sm:pt-4">
          <h1 tabIndex={-1} className="text-2xl break-words lg:text-3xl">
            {name}
          </h1>
          <p className="break-words text-muted max-sm:text-sm">{email || NO_EMAIL}</p>
          {bio && <p className="mt-1 break-words">{bio}</p>}
        </div>
        <div className="flex items-center justify-end gap-2 max-sm:col-span-2 max-sm:mt-3 sm:mt-4">
          {/* Without a post the empty list leads there. */}
          {account !== null && account.postsCreated > 0 && (
            <Link to="/generator" className="button button-primary whitespace-nowrap max-sm:flex-1">
              Write a post
            </Link>
          )}
          <SignOutButton className="button button-quiet whitespace-nowrap text-muted sm:-me-3" />
        </div>
      </div>
      {account && <Figures account={account} record={record} />}
    </header>
  );
}

type FiguresProps = { account: NonNullable<Shown['account']>; record: number | null };

/** The three figures of a profile, and the highest score of the newest posts. */
function Figures({ account, record }: FiguresProps) {
  return (
    <dl className="profile-figures">
      <Stat label="Posts Created">{account.postsCreated.toLocaleString('en')}</Stat>
      <Stat label="Member Since">
        <LocalTime at={account.memberSince} />
      </Stat>
      <Stat label="Last Active">
        <LocalTime at={account.lastActive} asAge />
      </Stat>
      {record !== null && (
        <Stat label="Personal record">
          {record} of 100
          <small>Cringe, last 25 posts</small>
        </Stat>
      )}
    </dl>
  );
}

/** The boardroom above a profile, with those who have read it. */
function Cover() {
  return (
    <div aria-hidden className="on-screen h-16 overflow-hidden sm:h-20">
      <div className="boardroom h-24 sm:h-28">
        <svg
          viewBox="0 0 252 76"
          className="absolute end-5 bottom-11 -z-1 h-11 sm:end-10 sm:bottom-11 sm:h-14"
        >
          {READERS.map((face, seat) => (
            <FaceShape key={face} name={face} x={seat * 88} width={76} height={76} />
          ))}
        </svg>
      </div>
    </div>
  );
}

const READERS = ['duck', 'mug', 'cactus'];

function Stat({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
