import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { PostsPage } from '../posts/list-posts.server.ts';
import { type AccountTab, TABS } from './account-words.ts';
import { HistoryItem } from './history-item.tsx';
import { useHistoryPages } from './use-history-pages.ts';

type Props = { tab: AccountTab; search: string; posts: PostsPage | null };

/** The two tabs of a profile: everything one has had written, and what one has shared. */
export function PostHistory({ tab, search, posts }: Props) {
  const { about } = TABS[tab];
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="sr-only">
        Your posts
      </h2>
      <nav aria-label="Your posts" className="flex gap-1 border-b border-line">
        <Tab tab="all" isOpen={tab === 'all'} />
        <Tab tab="community" isOpen={tab === 'community'} />
      </nav>
      <p className="mt-4 text-muted">{about}</p>
      <SearchBox tab={tab} search={search} />
      {posts ? (
        <History key={`${tab} ${search}`} tab={tab} search={search} posts={posts} />
      ) : (
        <Unloaded tab={tab} search={search} />
      )}
    </section>
  );
}

function Tab({ tab, isOpen }: { tab: AccountTab; isOpen: boolean }) {
  const line = isOpen ? 'border-primary text-ink' : 'border-transparent text-muted';
  return (
    <Link
      to={tab === 'all' ? '/account' : `/account?tab=${tab}`}
      aria-current={isOpen ? 'page' : undefined}
      preventScrollReset
      className={`flex min-h-11 items-center border-b-2 px-3 font-semibold ${line}`}
    >
      {TABS[tab].label}
    </Link>
  );
}

function SearchBox({ tab, search }: { tab: AccountTab; search: string }) {
  return (
    <search>
      <Form className="mt-4 flex gap-2" preventScrollReset>
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
          <Search aria-hidden size={20} />
        </button>
      </Form>
    </search>
  );
}

type HistoryProps = { tab: AccountTab; search: string; posts: PostsPage };

function History({ tab, search, posts: first }: HistoryProps) {
  const { posts, next, isLoading, more, href } = useHistoryPages({ tab, search, first });
  if (posts.length === 0) return <Empty tab={tab} search={search} />;
  return (
    <>
      <ul className="mt-6 grid grid-cols-1 gap-4">
        {posts.map((post) => (
          <HistoryItem key={post.id} post={post} />
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
    </>
  );
}

function Empty({ tab, search }: { tab: AccountTab; search: string }) {
  const words = search
    ? { empty: 'Nothing of yours says that.', hint: 'Try fewer words, or write it first.' }
    : TABS[tab];
  return (
    <div className="mt-6 rounded-card border border-dashed border-control px-6 py-12 text-center">
      <p className="font-display text-xl">{words.empty}</p>
      <p className="mt-2 text-muted">{words.hint}</p>
      <Link to="/generator" className="button button-primary mt-6">
        Write a post
      </Link>
    </div>
  );
}

function Unloaded({ tab, search }: { tab: AccountTab; search: string }) {
  const params = new URLSearchParams({ ...(tab === 'all' ? {} : { tab }), q: search });
  return (
    <div className="mt-6 rounded-card border border-dashed border-control px-6 py-12 text-center">
      <p className="text-muted">
        Your posts are not here yet. They are kept; only the list is late.
      </p>
      <Link to={`/account?${params.toString()}`} className="button button-quiet mt-4">
        Try again
      </Link>
    </div>
  );
}
