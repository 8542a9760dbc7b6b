import { Flame } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { useIsFreePostUsed } from '../sign-in/client-usage-cache.ts';
import { useSwitches, useViewer } from '../site/use-viewer.ts';
import { useMakeWorse, type WorseSource, worsePath } from './make-worse.ts';

/** How often a post was made worse. */
export function remixCount(count: number): string {
  if (count >= 1000) return 'Made worse over 999 times';
  return count === 1 ? 'Made worse once' : `Made worse ${count} times`;
}

type Remixed = { isRemix: boolean; remixes: number };

/** Where a post comes from and what became of it, in words. Empty for a post with neither. */
export function remixWords({ isRemix, remixes }: Remixed): string {
  const words = [isRemix && 'A worse version', remixes > 0 && remixCount(remixes)];
  return words.filter(Boolean).join(' · ');
}

/** The link to the chain of a post. Nothing where it has none. */
export function RemixLine({ post }: { post: Remixed & { id: string } }) {
  const words = remixWords(post);
  if (words === '') return null;
  return (
    <p className="on-screen mt-2">
      <Link to={`/post/${post.id}/remixes`} className="button button-quiet -ms-[12px] text-muted">
        {words}
      </Link>
    </p>
  );
}

const COST_ID = 'worse-cost';

/** What 'Make it worse' costs a guest, once for all the posts of a page: a sentence of a paragraph. Nothing for members. */
export function WorseCost() {
  const isGuest = useViewer().kind === 'guest';
  const { freePosts } = useSwitches();
  const isUsed = useIsFreePostUsed(freePosts);
  if (!isGuest) return null;
  const cost = isUsed ? 'needs an account' : `uses ${freePosts === 1 ? 'your' : 'a'} free post`;
  return (
    <span key={cost} id={COST_ID} className="on-screen">
      {`“Make it worse” ${cost}.`}
    </span>
  );
}

type WorseProps = {
  post: WorseSource;
  /** For a guest without free posts. */
  onGuest: () => void;
  className: string;
};

/** Writes the same situation one level up and opens it. Works without script. */
export function MakeItWorse({ post, onGuest, className }: WorseProps) {
  const { isWriting, write } = useMakeWorse(post, onGuest);
  return (
    <form
      method="post"
      action={worsePath(post.id)}
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <button
        aria-describedby={COST_ID}
        aria-disabled={isWriting || undefined}
        className={`button ${className}`}
      >
        <Flame /> <span key={String(isWriting)}>{isWriting ? 'Writing …' : 'Make it worse'}</span>
      </button>
    </form>
  );
}
