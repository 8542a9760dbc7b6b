import { answerPath, type Prompt } from '../../domain/community/prompt-days.ts';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import { DEFAULT_AUTHOR_NAME } from '../../domain/faces/face.ts';
import { headlineParts } from '../../domain/posts/post.ts';
import { Avatar, FaceDrawing } from '../../ui/avatar.tsx';
import { Audience } from '../../ui/boardroom.tsx';
import { Link } from '../../ui/links.tsx';

type Props = {
  /** The situation of today. */
  prompt?: Prompt | undefined;
  /** Whether it leads to the form for an own post, where the page has no box for one. */
  hasWay?: boolean;
  /** Whether the page has a filled button of its own: there is one on a page. */
  isWayQuiet?: boolean;
  /** Whether it leads to the daily game, where the page does not. */
  hasGame?: boolean;
  /** Posts of the page, whose writers are shown. */
  posts?: readonly FeedPost[];
  className: string;
};

/** Beside posts, where there is room: the way to an own one, the situation of today, writers and the daily game. */
export function BesidePosts({ prompt, posts = [], hasWay, isWayQuiet, ...more }: Props) {
  const { hasGame, className } = more;
  const writers = differentWriters(posts);
  return (
    <aside
      aria-label="More of the community"
      className={`on-screen hidden gap-4 xl:grid ${className}`}
    >
      {hasWay && (
        <Link
          to="/generator?style=gpt4-context"
          className="card flex items-center gap-3 p-2 ps-4 text-muted hover:border-primary"
        >
          <span className="flex-1">What happened to you?</span>
          <span
            className={`button min-h-9 px-4 text-sm ${isWayQuiet ? 'button-plain' : 'button-primary'}`}
          >
            Write it
          </span>
        </Link>
      )}
      {prompt && (
        <section aria-labelledby="beside-prompt" className="boardroom rounded-card px-6 pt-5 pb-32">
          <h2 id="beside-prompt" className="eyebrow text-inherit">
            Today's situation
          </h2>
          <p className="mt-1 font-display text-2xl leading-snug text-balance">
            {prompt.situation}.
          </p>
          <Link
            to={answerPath(prompt.date)}
            className="button mt-4 bg-surface text-ink hover:underline"
          >
            Answer it
          </Link>
          <Audience faces={['duck', 'mug', 'cactus']} />
        </section>
      )}
      {writers.length > 0 && (
        <section aria-labelledby="beside-writers" className="card p-5 sm:p-6">
          <h2 id="beside-writers" className="text-xl">
            Also learning today
          </h2>
          <ul className="-mx-3 mt-2">
            {writers.map((post) => (
              <li key={post.id}>
                <Link to={`/post/${post.id}`} className="nav-entry">
                  <Avatar
                    name={post.authorName}
                    photoUrl={post.authorAvatar}
                    face={post.authorFace}
                    className="size-11 text-lg"
                  />
                  <span dir="auto" className="min-w-0 leading-snug">
                    {post.authorName}
                    <span className="block text-sm font-normal text-muted">
                      {headlineParts(post.authorBio)[0]}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasGame && (
        <Link to="/game" className="card nav-entry p-5">
          <FaceDrawing face="clock-4" className="size-14" />
          The daily game: what really happened?
        </Link>
      )}
    </aside>
  );
}

const WRITERS = 5;

/** The latest posts by different writers who have a name of their own. */
function differentWriters(posts: readonly FeedPost[]): FeedPost[] {
  const names = new Set([DEFAULT_AUTHOR_NAME]);
  const isNew = ({ authorName }: FeedPost) => !names.has(authorName) && names.add(authorName);
  return posts.filter(isNew).slice(0, WRITERS);
}
