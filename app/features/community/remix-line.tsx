import type { ReactNode } from 'react';
import { Link } from '../../ui/links.tsx';

/** How often a post was made worse. */
export function remixCount(count: number): string {
  if (count >= 1000) return 'Made worse over 999 times';
  return count === 1 ? 'Made worse once' : `Made worse ${count} times`;
}

type RemixSource = { id: string; style: string };
type Remixed = RemixSource & { isRemix: boolean; remixes: number; isGrave?: boolean };

/** Below a shared post: its original and its remixes, beside what can be done with it. */
export function RemixLine({ post, children }: { post: Remixed; children?: ReactNode }) {
  const words = [post.isRemix && 'A worse version', post.remixes > 0 && remixCount(post.remixes)];
  const known = words.filter(Boolean).join(' · ');
  return (
    <div className="post-ways on-screen">
      {known !== '' && (
        <Link to={`/post/${post.id}/remixes`} className="button button-quiet text-muted">
          {known}
        </Link>
      )}
      <span>
        {children || (!post.isGrave && <MakeItWorse post={post} className="button-quiet" />)}
      </span>
    </div>
  );
}

/** The link to remix a post: its form, one level up. */
export function MakeItWorse({ post, className }: { post: RemixSource; className: string }) {
  const form = new URLSearchParams({ style: post.style, remix: post.id }).toString();
  return (
    <Link to={`/generator?${form}`} className={`button ${className}`}>
      Make it worse
    </Link>
  );
}
