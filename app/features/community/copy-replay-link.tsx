import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Problem } from '../../platform/http/errors.ts';
import { copyText, LINK_COPIED, LINK_FAILED } from '../../ui/clipboard.tsx';
import { useNotify } from '../../ui/toasts.tsx';

type Props = { generationId: string; className: string };

/** Puts the link by which a post is written again on the clipboard, in the words of docs/product.md §8. */
export function CopyReplayLink({ generationId, className }: Props) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const copy = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const found = await askForLink(generationId);
    setIsBusy(false);
    if (found.path === undefined) return notify('bad', found.title);
    if (await copyText(location.origin + found.path)) {
      return notify('good', LINK_COPIED);
    }
    // Some browsers let nothing onto the clipboard once an answer was waited for: there it can be copied by hand.
    await navigate(found.path);
  };
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => void copy()}
      className={className}
    >
      <Repeat aria-hidden size={18} /> Copy replay link
    </button>
  );
}

type Found = { path: string } | { path?: undefined; title: string };

const FAILED = { title: LINK_FAILED };

async function askForLink(id: string): Promise<Found> {
  try {
    const answer = await fetch(`/api/generations/${id}/replay`);
    if (answer.ok) return (await answer.json()) as { path: string };
    return answer.status === 422 ? ((await answer.json()) as Problem) : FAILED;
  } catch {
    return FAILED;
  }
}
