import { findStyle } from '../../../comedy/styles/post-styles.ts';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import { formatCount } from '../../platform/text/display-text.ts';
import { PostCard } from '../posts/post-card.tsx';
import { Link } from '../../ui/links.tsx';

/** The post that an admin features. */
export function FeaturedPost({ post }: { post: FeedPost }) {
  const path = `/post/${post.id}`;
  return (
    <section aria-labelledby="featured" className="max-w-[600px]">
      <h2 id="featured" className="text-xl sm:text-2xl">
        The best post
      </h2>
      <PostCard
        author={{ name: post.authorName, bio: post.authorBio }}
        photoUrl={post.authorAvatar}
        face={post.authorFace}
        text={post.text}
        picture={post.picture}
        age={findStyle(post.style)?.label ?? post.style}
        counts={{ reactions: formatCount(post.likes), comments: formatCount(post.comments) }}
        foldedTo={path}
        actions={
          <p className="px-4 pb-4 sm:px-6">
            <Link to={path} className="font-semibold text-primary underline underline-offset-4">
              Read it, and what was said
            </Link>
          </p>
        }
        className="mt-4"
      />
    </section>
  );
}
