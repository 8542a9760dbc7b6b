import { findStyle } from '../../../comedy/post-styles.ts';
import { PostCard } from '../post/post-card.tsx';
import { RemixLine } from './remix-line.tsx';
import { HOUSE_NAME } from '../../domain/community/house-recipes.ts';
import type { HousePost } from '../../domain/community/write-house-posts.server.ts';

const HOUSE = { name: HOUSE_NAME, bio: 'Leads by example, in the absence of others' };

/** What stands in for a community until there is one. Nobody wrote it and nobody liked it. */
export function HousePosts({ posts }: { posts: readonly HousePost[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="from-the-house" className="mt-12">
      <h2 id="from-the-house" className="eyebrow">
        From the house
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-6">
        {posts.map(({ id, text, style }) => (
          <li key={id}>
            <PostCard
              author={HOUSE}
              text={text}
              age={findStyle(style)?.label ?? style}
              counts={null}
              actions={<RemixLine post={{ id, style, isRemix: false, remixes: 0 }} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
