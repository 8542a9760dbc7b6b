import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { NO_POST_YET, NO_POSTS_CAME, WHICH_POST } from '../../domain/posts/attachment.ts';
import type { PostsPage, PostSummary } from '../../domain/posts/posts.server.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { LocalTime } from '../../ui/local-time.tsx';

type Props = {
  isBusy: boolean;
  onChoose: (post: PostSummary) => void;
  onClose: () => void;
};

/** List of the viewer's own posts, newest first, to choose the one that gets the picture. */
export function PostChooser({ isBusy, onChoose, onClose }: Props) {
  const { posts, state, next, more } = useOwnPosts();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus was removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="which-post" className="mt-4 grid grid-cols-1 gap-3">
      <h3 id="which-post" tabIndex={-1} ref={heading} className="text-lg">
        {WHICH_POST}
      </h3>
      {state === 'idle' && posts.length === 0 && <p className="text-muted">{NO_POST_YET}</p>}
      <ul className="grid max-h-[46dvh] grid-cols-1 gap-2 overflow-y-auto">
        {posts.map((post) => (
          <li key={post.id}>
            <button
              type="button"
              aria-disabled={isBusy || undefined}
              onClick={() => onChoose(post)}
              className="button button-plain block w-full py-2 text-start font-normal"
            >
              <span className="block text-sm text-muted">
                <span>{findStyle(post.formData.type)?.label ?? post.formData.type}</span> ·{' '}
                <LocalTime at={post.createdAt} asAge />
              </span>
              <span dir="auto" className="line-clamp-2">
                {post.post}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {state === 'failed' && (
        <p role="alert" className="text-bad">
          {NO_POSTS_CAME}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {(next !== null || state === 'failed') && (
          <button type="button" onClick={() => void more()} className="button button-plain flex-1">
            {state === 'failed' ? 'Try again' : 'Older posts'}
          </button>
        )}
        <button type="button" onClick={onClose} className="button button-plain flex-1">
          Back to the words
        </button>
      </div>
    </section>
  );
}

function useOwnPosts() {
  const [pages, setPages] = useState<readonly PostsPage[]>([]);
  const [state, setState] = useState<'loading' | 'idle' | 'failed'>('loading');
  const next = pages.at(-1)?.next ?? null;
  const take = (before: readonly PostsPage[], page: PostsPage | null) => {
    setState(page ? 'idle' : 'failed');
    if (page) setPages([...before, page]);
  };
  const begin = useEffectEvent((page: PostsPage | null) => take([], page));
  useEffect(() => void fetchPosts(null).then((page) => begin(page)), []);
  async function more(): Promise<void> {
    setState('loading');
    take(pages, await fetchPosts(next));
  }
  return { posts: pages.flatMap(({ posts }) => posts), state, next, more };
}

async function fetchPosts(after: string | null): Promise<PostsPage | null> {
  const path = after === null ? '/api/posts' : `/api/posts?after=${after}`;
  const result = await requestJson<PostsPage>(path);
  return result.ok ? result.data : null;
}
