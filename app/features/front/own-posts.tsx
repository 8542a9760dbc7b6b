import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { listedTitle, postLines, whatHappened } from '../../domain/posts/post.ts';
import type { PostSummary } from '../../domain/posts/posts.server.ts';
import { counted, formatCount } from '../../platform/text/display-text.ts';
import { Avatar, FaceDrawing } from '../../ui/avatar.tsx';
import { ReactionBadges } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { useViewer } from '../site/use-viewer.ts';

const HEAD = 'flex min-h-11 flex-wrap items-center justify-between gap-x-4';

/** The latest posts of the member, and the best one. Without any, the next step. */
export function OwnPosts({
  posts,
  best,
}: {
  posts: readonly PostSummary[];
  best: PostSummary | null;
}) {
  if (posts.length === 0 && best === null) return <NoPosts />;
  return (
    <div
      className={`mt-12 grid grid-cols-1 gap-x-8 gap-y-10 ${posts.length > 0 && best ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : ''}`}
    >
      {posts.length > 0 && <LatestPosts posts={posts} />}
      {best && <BestPost best={best} isTall={posts.length > 2} />}
    </div>
  );
}

/** The next step of a member who has written nothing. */
function NoPosts() {
  return (
    <section
      aria-labelledby="no-posts"
      className="card mt-12 flex flex-col items-center gap-x-6 gap-y-4 px-6 py-8 text-center sm:flex-row sm:text-start"
    >
      <FaceDrawing face="egg-5" className="size-20" />
      <div>
        <h2 id="no-posts" className="text-xl">
          Your first post goes here.
        </h2>
        <p className="mt-2 text-muted">
          Say one plain thing in the box above. If nothing happened, today's situation will do.
        </p>
      </div>
    </section>
  );
}

function LatestPosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="latest" className="flex flex-col">
      <div className={HEAD}>
        <h2 id="latest" className="text-xl sm:text-2xl">
          Where you left off
        </h2>
        <Link to="/account" className="button button-quiet -mx-[12px]">
          All your posts
        </Link>
      </div>
      <ul className="mt-2 grid flex-1 auto-rows-fr grid-cols-1 gap-3">
        {posts.map((post) => (
          <li
            key={post.id}
            className="card relative flex flex-col p-4 transition-colors hover:border-primary sm:p-5"
          >
            <div className="my-auto flex gap-4">
              <PostFace post={post} className="size-12 text-xl" />
              <div className="min-w-0 flex-1">
                <PostTitle post={post} to={`/preview?generation=${post.generationId}`} />
                <p className="mt-1 text-sm text-muted">
                  <span>{findStyle(post.formData.type)?.label}</span> <span aria-hidden>·</span>{' '}
                  <LocalTime at={post.createdAt} asAge />
                  {post.isShared && <span> · Shared</span>}
                </p>
                {posts.length < 3 && <Excerpt post={post} className="line-clamp-3" />}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BestPost({ best, isTall }: { best: PostSummary; isTall: boolean }) {
  const { likes, comments, fromPeople } = best;
  return (
    <section aria-labelledby="best" className="flex flex-col">
      <div className={HEAD}>
        <h2 id="best" className="text-xl sm:text-2xl">
          Your best post
        </h2>
      </div>
      <div className="card relative mt-2 flex flex-1 flex-col border-t-4 border-t-accent transition-colors hover:border-primary">
        <div className="my-auto flex items-center gap-4 p-4 has-[h3+p]:items-start sm:p-5">
          <PostFace post={best} className="size-12 text-xl" />
          <div className="min-w-0 flex-1">
            <PostTitle post={best} to={`/post/${best.id}`} />
            <Excerpt post={best} className={isTall ? 'line-clamp-7' : 'line-clamp-3'} />
          </div>
        </div>
        <p className="flex items-center gap-2 border-t border-line px-4 py-3 text-sm text-muted sm:px-5">
          <ReactionBadges />
          <span>
            {counted(formatCount(likes), 'reaction')} <span aria-hidden>·</span>{' '}
            {counted(formatCount(comments), 'comment')}{' '}
            <span className="whitespace-nowrap max-sm:block">
              <span aria-hidden className="max-sm:hidden">
                ·
              </span>{' '}
              {formatCount(fromPeople)} from people
            </span>
          </span>
        </p>
      </div>
    </section>
  );
}

/** What the post says that its title does not. */
function Excerpt({ post, className }: { post: PostSummary; className: string }) {
  const title = titleOf(post);
  const lines = postLines(post.post).slice(whatHappened(post.formData) === null ? 1 : 0);
  const rest = lines.filter((line) => !title.includes(line.trim()));
  if (rest.length === 0) return null;
  return (
    <p dir="auto" className={`mt-2 whitespace-pre-line text-muted ${className}`}>
      {rest.join('\n')}
    </p>
  );
}

function PostFace({ post, className }: { post: PostSummary; className: string }) {
  const viewer = useViewer();
  const { profileName, useProfilePicture } = post.formData;
  const photo = viewer.kind === 'member' && useProfilePicture ? viewer.photoUrl : null;
  return <Avatar name={profileName} photoUrl={photo} face={post.face} className={className} />;
}

/** Three lines of the title at most. */
const TITLE = 72;

const titleOf = ({ post, formData }: PostSummary) => listedTitle(post, formData, TITLE);

/** What happened, else how the post begins. The link covers the card. */
function PostTitle({ post, to }: { post: PostSummary; to: string }) {
  return (
    <h3
      dir="auto"
      className="font-display text-lg leading-snug font-semibold text-pretty first-letter:uppercase"
    >
      <Link to={to} className="stretched-link">
        {titleOf(post)}
      </Link>
    </h3>
  );
}
