import { guestLimitWords } from '../../platform/http/error-words.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { previewPath } from '../../domain/posts/preview.ts';
import { UserPlus } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { useSwitches } from '../site/use-viewer.ts';
import { KEEP_IT } from './result-words.ts';

type Props = { preview: PreviewState; mayGenerate: boolean };

/** Below a guest's post: one sentence, and the way to keep the post. */
export function KeepIt({ preview, mayGenerate }: Props) {
  const { freePosts } = useSwitches();
  const next = new URLSearchParams({ next: previewPath(preview.generationId) }).toString();
  return (
    <div className="card border-t-4 border-t-accent p-5 sm:p-6">
      <p className="font-display text-xl leading-snug font-semibold text-balance">
        {sentence(preview.isGrave === true, mayGenerate, freePosts)}
      </p>
      <Link to={`/signup?${next}`} className="button button-primary mt-4 w-full">
        <UserPlus size={18} /> {KEEP_IT}
      </Link>
    </div>
  );
}

function sentence(isGrave: boolean, mayGenerate: boolean, freePosts: number): string {
  if (mayGenerate) return 'This post is kept for this browser only.';
  // Beside something grave nothing is sold.
  if (isGrave) return `This was your ${freePosts > 1 ? 'last ' : ''}free post.`;
  return guestLimitWords(freePosts);
}
