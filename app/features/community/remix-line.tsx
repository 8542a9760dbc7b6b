import { Link } from 'react-router';

/** What the way to a remix is called. */
export const MAKE_IT_WORSE = 'Make it worse';

/** How many remixes a post has. */
export function remixCount(count: number): string {
  if (count >= 1000) return 'over 999 remixes';
  return count === 1 ? '1 remix' : `${count} remixes`;
}

type Remixed = { id: string; style: string; isRemix: boolean; remixes: number };

/** Where a remix of a shared post begins: its form, one level up. */
export function remixPath({ id, style }: Pick<Remixed, 'id' | 'style'>): string {
  return `/generator?${new URLSearchParams({ style, remix: id }).toString()}`;
}

/** Below a shared post: its original, its remixes, and the link to remix it. */
export function RemixLine({ post }: { post: Remixed }) {
  const words = [post.isRemix && 'Remixed', post.remixes > 0 && remixCount(post.remixes)];
  const known = words.filter(Boolean).join(' · ');
  return (
    <p className="on-screen flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-1 text-sm sm:px-4">
      {known !== '' && (
        <Link
          to={`/post/${post.id}/remixes`}
          className="button button-quiet px-3 text-sm text-muted"
        >
          {known}
        </Link>
      )}
      <Link to={remixPath(post)} className="button button-quiet ms-auto px-3 text-sm">
        {MAKE_IT_WORSE}
      </Link>
    </p>
  );
}
