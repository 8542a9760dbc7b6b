import { type MouseEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import type { PostsPage } from '../../domain/posts/posts.server.ts';
import type { AccountTab } from '../../domain/sign-in/account-words.ts';

type Options = { tab: AccountTab; search: string; first: PostsPage };

/** The pages of a history one below the other: the first comes with the page, the others on request. */
export function useHistoryPages({ tab, search, first }: Options) {
  const { load, state, data } = useFetcher<{ posts: PostsPage | null }>();
  const [held, setHeld] = useState({ first, later: [] as PostsPage[] });
  // After a deletion the first page comes anew, and where the later ones begin has moved.
  if (held.first !== first) setHeld({ first, later: [] });
  const page = data?.posts ?? null;
  const [taken, setTaken] = useState(page);
  if (page && page !== taken) {
    setTaken(page);
    setHeld({ ...held, later: [...held.later, page] });
  }
  const pages = [held.first, ...held.later];
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
