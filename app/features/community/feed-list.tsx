import { type ComponentProps, memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import type { FeedPage, FeedPost } from '../../domain/community/feed.server.ts';
import {
  type FeedFilters,
  feedSearch,
  isFiltered,
  SCREEN_LIMIT,
} from '../../domain/community/feed.ts';
import { type Face, tintedApart } from '../../domain/faces/face.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { quoted } from '../../platform/text/display-text.ts';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { Link } from '../../ui/links.tsx';
import { EmptyState, SkeletonPost } from '../../ui/page-states.tsx';
import { OlderLink, usePages } from '../../ui/paged-list.tsx';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import {
  SHOW_ALL,
  LOAD_FEED_FAILED,
  NO_POSTS,
  NO_POSTS_AT_ALL,
  NO_POSTS_AT_ALL_HINT,
  NO_POSTS_HINT,
  WRITE_FIRST,
} from './community-words.ts';
import { FeedCard } from './feed-card.tsx';
import { feedMemory } from './feed-memory.ts';

type Props = {
  filters: FeedFilters;
  first: FeedPage;
  isFirst: boolean;
  /** Whether posts of the house stand below the list. */
  hasHouse: boolean;
};

const ITEMS = ':scope > .feed > *';

/** The list of posts, the link to older ones, and the empty state. */
export function FeedList({ filters, first, isFirst, hasHouse }: Props) {
  const fetchPage = async (after: string) => {
    const path = `/api/community${feedSearch(filters, after)}&limit=${SCREEN_LIMIT}`;
    const result = await requestJson<FeedPage>(path);
    return result.ok ? result.data : null;
  };
  const pages = usePages({ memory: feedMemory, first, fetchPage });
  const { items: posts, groups, placed, next, state, more, drop, change } = pages;
  const prompt = useSignUpPrompt();
  const list = useRef<HTMLDivElement>(null);
  const ids = posts.map(({ id }) => id);
  useFocusAfterLeaving(ids, list, 'content', ITEMS);
  const isTurning = useNavigation().location?.pathname === '/community';
  const href = `/community${feedSearch(filters, next)}`;
  const isSearched = isFiltered(filters);
  return (
    <section
      aria-label="Posts"
      aria-busy={isTurning || undefined}
      className={`mt-6 transition-opacity ${isTurning ? 'opacity-60' : ''}`}
    >
      {!isFirst && (
        <Link
          to={`/community${feedSearch(filters)}`}
          className="button button-quiet mb-4 -ms-[12px]"
        >
          Newest posts
        </Link>
      )}
      {posts.length === 0 && next === null && !(isSearched && hasHouse) && (
        <div>
          <NoPosts filters={filters} />
        </div>
      )}
      <div ref={list} className="grid grid-cols-1 gap-6">
        {groups.map((group, page) => (
          <Group
            key={page}
            posts={group}
            above={groups[page - 1]?.at(-1)?.authorFace ?? null}
            isPlaced={page < placed}
            prompt={prompt.show}
            onGone={drop}
            change={change}
          />
        ))}
      </div>
      {/* Below the list, whose element it reads once that is there. */}
      <Place key={pages.visit} visit={pages.visit} list={list} />
      {state === 'loading' && <ComingPosts />}
      {next !== null && (
        <OlderLink
          href={href}
          state={state}
          isAutomatic={posts.length > 0}
          label="Older posts"
          failed={LOAD_FEED_FAILED}
          onMore={() => void more()}
        >
          {posts.length === 0 && (
            <p className="mb-3 text-center text-muted">
              Nothing among the newest. There are older ones.
            </p>
          )}
        </OlderLink>
      )}
      {prompt.element}
    </section>
  );
}

function NoPosts({ filters }: { filters: FeedFilters }) {
  if (isFiltered(filters)) {
    const { search } = filters;
    const found = search === '' ? '' : `No post says ${quoted(search)}. `;
    return (
      <EmptyState
        face="pigeon"
        sign="Not yet said."
        title={NO_POSTS}
        words={`${found}${NO_POSTS_HINT}.`}
      >
        <Link to="/community" className="button button-primary">
          {SHOW_ALL}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState face="egg" title={NO_POSTS_AT_ALL} words={NO_POSTS_AT_ALL_HINT}>
      <Link to="/generator" className="button button-primary">
        {WRITE_FIRST}
      </Link>
      <p className="mt-5 text-sm text-balance text-muted">
        <span>{`For the record: ${NO_POSTS}.`}</span> <span>{`${NO_POSTS_HINT}.`}</span>
      </p>
    </EmptyState>
  );
}

/** By visit: the first post in sight when the page was left, and its distance from the top of the window. */
const places = new Map<string, { id: string; top: number }>();

type PlaceProps = { visit: string; list: RefObject<HTMLElement | null> };

/**
 * At the way back or forward, brings that post to where it was: heights above it may have been guessed or unfolded. Has the
 * visit as its key, since only what goes is told before the posts of the next visit are in the list.
 */
function Place({ visit, list }: PlaceProps) {
  useLayoutEffect(() => {
    const place = places.get(visit);
    // The router scrolls in this commit, too.
    if (place) queueMicrotask(() => scrollTo(place));
    const node = list.current;
    return () => {
      const items = node?.querySelectorAll('li[id]') ?? [];
      const first = Array.from(items).find((item) => item.getBoundingClientRect().bottom > 0);
      if (first) places.set(visit, { id: first.id, top: first.getBoundingClientRect().top });
    };
  }, [visit, list]);
  return null;
}

function scrollTo({ id, top }: { id: string; top: number }): void {
  const now = document.getElementById(id)?.getBoundingClientRect().top;
  if (now !== undefined) window.scrollBy(0, now - top);
}

type EntryProps = Pick<
  ComponentProps<typeof FeedCard>,
  'post' | 'face' | 'prompt' | 'onGone' | 'change'
>;
type GroupProps = Omit<EntryProps, 'post' | 'face'> & {
  posts: readonly FeedPost[];
  above: Face | null;
  isPlaced: boolean;
};

// The browser skips what is out of sight, except in pages that a saved scroll position counts on: it would guess their heights.
const Group = memo(function Group({ posts, above, isPlaced, ...card }: GroupProps) {
  const faces = tintedApart(
    posts.map(({ authorFace }) => authorFace),
    above,
  );
  return (
    <ul className={`feed grid grid-cols-1 gap-6 ${isPlaced ? '' : 'skips-unseen'}`}>
      {posts.map((post, index) => (
        <Entry key={post.id} post={post} face={faces[index]} {...card} />
      ))}
    </ul>
  );
});

const Entry = memo(function Entry(card: EntryProps) {
  return (
    <li id={`post-${card.post.id}`}>
      <FeedCard {...card} />
    </li>
  );
});

// The shape of what comes, so that nothing jumps when it does.
function ComingPosts() {
  return (
    <div aria-hidden className="mt-6 grid grid-cols-1 gap-6">
      <SkeletonPost />
      <SkeletonPost />
    </div>
  );
}
