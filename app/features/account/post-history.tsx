import { type MouseEvent, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import type { PostsPage } from '../../domain/posts/posts.server.ts';
import {
  type AccountTab,
  SETTINGS_LABEL,
  SETTINGS_PATH,
  TABS,
} from '../../domain/sign-in/account-words.ts';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { Search } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { Tab, TabRow } from '../../ui/page-header.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { HistoryItem } from './history-item.tsx';

type PostHistoryProps = {
  tab: AccountTab;
  /** Whether the settings are shown in place of the posts. */
  isSettings: boolean;
  search: string;
  posts: PostsPage | null;
  /** How many posts the member has; null where that is not known. */
  written: number | null;
};

/** So many posts are searched rather than looked through. */
const MANY_POSTS = 4;

/** The two tabs of a profile: all posts of the member, and the shared ones; and a third for the settings. */
export function PostHistory({ tab, isSettings, search, posts, written }: PostHistoryProps) {
  const { about } = TABS[tab];
  const hasMany = written === null || written >= MANY_POSTS;
  const hasSearch = search !== '' || (hasMany && posts?.posts.length !== 0);
  return (
    <section aria-labelledby="history">
      <h2 id="history" tabIndex={-1} className="sr-only">
        Your posts
      </h2>
      <TabRow label="Your posts">
        <Tab to="/account" isOpen={tab === 'all' && !isSettings} keepsPlace>
          {TABS.all.label}
        </Tab>
        <Tab to="/account?tab=community" isOpen={tab === 'community'} keepsPlace>
          {TABS.community.label}
        </Tab>
        <Tab to={SETTINGS_PATH} isOpen={isSettings} keepsPlace>
          {SETTINGS_LABEL}
        </Tab>
      </TabRow>
      <div className="account-posts">
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="max-w-[60ch] text-muted">{about}</p>
          {hasSearch && <SearchBox tab={tab} search={search} />}
        </div>
        {posts ? (
          <History
            key={`${tab} ${search}`}
            tab={tab}
            search={search}
            posts={posts}
            written={written}
          />
        ) : (
          <Unloaded tab={tab} search={search} />
        )}
      </div>
    </section>
  );
}

function SearchBox({ tab, search }: { tab: AccountTab; search: string }) {
  return (
    <search className="w-full lg:w-96">
      <Form className="flex gap-2" preventScrollReset>
        {tab === 'community' && <input type="hidden" name="tab" value={tab} />}
        <input
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          maxLength={100}
          aria-label="Search your posts"
          placeholder="Search your posts"
          className="field"
        />
        <button type="submit" aria-label="Search" className="button button-plain px-3">
          <Search size={20} />
        </button>
      </Form>
    </search>
  );
}

type HistoryProps = Pick<PostHistoryProps, 'tab' | 'search' | 'written'> & { posts: PostsPage };

function History({ tab, search, posts: first, written }: HistoryProps) {
  const { posts, next, isLoading, more, href } = useHistoryPages({ tab, search, first });
  const list = useRef<HTMLUListElement>(null);
  const ids = posts.map(({ id }) => id);
  useFocusAfterLeaving(ids, list, 'history');
  if (posts.length === 0) return <Empty tab={tab} search={search} />;
  return (
    <>
      <ul ref={list} className="card mt-4 divide-y divide-line">
        {posts.map((post) => (
          <HistoryItem key={post.id} post={post} isAllShared={tab === 'community'} />
        ))}
      </ul>
      {next !== null && (
        <Link
          to={href(next)}
          onClick={more}
          aria-disabled={isLoading || undefined}
          className="button button-plain mt-6 w-full"
        >
          {isLoading ? 'Loading …' : 'Older posts'}
        </Link>
      )}
      {tab === 'community' && next === null && written !== null && written > posts.length && (
        <p className="mt-4 text-muted">
          The others are yours alone.{' '}
          <Link to="/account" preventScrollReset className="link">
            Share another one
          </Link>
        </p>
      )}
    </>
  );
}

function Empty({ tab, search }: { tab: AccountTab; search: string }) {
  const words = search
    ? { empty: 'Nothing of yours says that.', hint: 'Try fewer words, or write it first.' }
    : TABS[tab];
  return (
    <EmptyState face={search ? 'pigeon' : 'mug'} title={words.empty} words={words.hint}>
      <Link to="/generator" className="button button-primary">
        Write a post
      </Link>
    </EmptyState>
  );
}

function Unloaded({ tab, search }: { tab: AccountTab; search: string }) {
  const params = new URLSearchParams({ ...(tab === 'all' ? {} : { tab }), q: search });
  return (
    <EmptyState
      title="Your posts are not here yet."
      words="They are kept; only the list is late."
      isTrouble
    >
      <Link to={`/account?${params.toString()}`} className="button button-primary">
        Try again
      </Link>
    </EmptyState>
  );
}

type Options = { tab: AccountTab; search: string; first: PostsPage };

/** Returns the loaded pages of a history. The page's loader returns the first one; the client fetches the others on request. */
function useHistoryPages({ tab, search, first }: Options) {
  const { load, state, data } = useFetcher<{ posts: PostsPage | null }>();
  const [current, setCurrent] = useState({ first, later: [] as PostsPage[] });
  // A deletion reloads the first page and shifts the later cursors, so the later pages are dropped.
  if (current.first !== first) setCurrent({ first, later: [] });
  const page = data?.posts ?? null;
  const [taken, setTaken] = useState(page);
  if (page && page !== taken) {
    setTaken(page);
    setCurrent({ ...current, later: [...current.later, page] });
  }
  const pages = [current.first, ...current.later];
  const next = pages.at(-1)?.next ?? null;
  const href = (cursor: string) => {
    const params = new URLSearchParams();
    if (tab !== 'all') params.set('tab', tab);
    if (search) params.set('q', search);
    params.set('after', cursor);
    return `/account?${params.toString()}`;
  };
  const more = (event: MouseEvent) => {
    event.preventDefault();
    if (state === 'idle' && next !== null) void load(href(next));
  };
  return {
    posts: pages.flatMap((each) => each.posts),
    next,
    isLoading: state !== 'idle',
    more,
    href,
  };
}
