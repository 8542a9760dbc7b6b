import { findStyle } from '../../../comedy/styles/post-styles.ts';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import type { HomePost } from '../../domain/community/home-post.server.ts';
import { HOUSE_AUTHOR } from '../../domain/community/house-post-recipes.ts';
import { formatCount } from '../../platform/text/display-text.ts';
import { PostCard } from '../posts/post-card.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';

const THE_BEST = 'The best post';
const labelOf = (style: string) => findStyle(style)?.label ?? style;

/** The post that an admin features. */
export function FeaturedPost({ post }: { post: FeedPost }) {
  return (
    <section aria-labelledby="featured" className="max-w-[600px]">
      <h2 id="featured" className="text-xl sm:text-2xl">
        {THE_BEST}
      </h2>
      <SharedPost post={post} />
    </section>
  );
}

/** A post of the community on /home, with the way there. */
export function CommunityPost({ post }: { post: HomePost }) {
  return (
    <section aria-labelledby="from-community">
      <h2 id="from-community" className="text-xl">
        {'isFeatured' in post && post.isFeatured ? THE_BEST : 'From the community'}
      </h2>
      {'shared' in post ? (
        <SharedPost post={post.shared} />
      ) : (
        <PostCard
          author={HOUSE_AUTHOR}
          text={post.house.text}
          age={post.house.style === null ? 'A word from us' : labelOf(post.house.style)}
          counts={null}
          actions={<WayOn to="/community">See what the others learned</WayOn>}
          className="mt-4"
        />
      )}
    </section>
  );
}

function SharedPost({ post }: { post: FeedPost }) {
  const path = `/post/${post.id}`;
  return (
    <PostCard
      author={{ name: post.authorName, bio: post.authorBio }}
      photoUrl={post.authorAvatar}
      face={post.authorFace}
      text={post.text}
      picture={post.picture}
      age={<LocalTime at={post.createdAt} asAge />}
      styleName={labelOf(post.style)}
      counts={{ reactions: formatCount(post.likes), comments: formatCount(post.comments) }}
      foldedTo={path}
      actions={<WayOn to={path}>Read it, and what was said</WayOn>}
      className="mt-4"
    />
  );
}

function WayOn({ to, children }: { to: string; children: string }) {
  return (
    <p className="border-t border-line p-1 sm:px-3">
      <Link to={to} className="button button-quiet">
        {children}
      </Link>
    </p>
  );
}
