import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { requestContext } from '../request/request-context.ts';
import { replyTab } from '../replies/reply-storage.ts';
import { originOf, pageMeta } from '../../ui/meta-tags.tsx';
import type { Route } from './+types/bookmarklet-page';
import { type Selection, readSelection, SELECTION_ACTIONS } from './bookmarklet.ts';
import { BookmarkLinks } from './bookmark-links.tsx';
import { handText } from '../translator/handed-text.ts';
import { JudgedSelection } from './judged-selection.tsx';
import { PasteBox } from './paste-box.tsx';

/** Whose bookmarks they are. */
export function loader({ context }: Route.LoaderArgs) {
  return { origin: context.get(requestContext).services.publicOrigin };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Bookmarklet',
    description:
      'Paste a post for its report card, or select one anywhere, press a bookmark, and reply to it, translate or judge it.',
    path: '/bookmarklet',
    origin: originOf(matches),
  });

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function BookmarkletPage({ loaderData }: Route.ComponentProps) {
  const brought = useSelection();
  return (
    <div className="column py-8 md:py-12">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        Take it from anywhere
      </h1>
      <p className="mt-3 max-w-[60ch] text-lg text-muted">
        A post you met elsewhere: paste it here for its report card, or select it there and press a
        bookmark. Nothing is sent before you press, and nothing runs on that page afterwards.
      </p>
      {brought && <Brought selection={brought} />}
      {(!brought || brought.text.trim() === '') && <PasteBox />}
      <BookmarkLinks origin={loaderData.origin} />
    </div>
  );
}

function Brought({ selection: { to, text } }: { selection: Selection }) {
  if (text.trim() === '') {
    return (
      <p role="alert" className="mt-6 font-medium text-bad">
        Nothing was selected there. Select some words first, then press “{SELECTION_ACTIONS[to]}”.
      </p>
    );
  }
  return to === 'score' ? <JudgedSelection key={text} text={text} /> : null;
}

/** What a bookmark brought. A post to answer or to translate goes on to where that is done. */
function useSelection(): Selection | null {
  const navigate = useNavigate();
  const [selection, setSelection] = useState<Selection | null>(null);
  useEffect(() => {
    const read = () => {
      const found = readSelection(window.location.hash);
      if (!found) return;
      // Whoever looks over a shoulder, or into the history, finds the page without the words.
      void navigate('/bookmarklet', { replace: true });
      setSelection(found);
      const { to, text } = found;
      if (text.trim() === '' || to === 'score') return;
      if (to === 'translate') handText(text);
      else replyTab.saveDraft({ ...replyTab.draft(), post: text });
      void navigate(to === 'reply' ? '/reply-generator' : '/translate', { replace: true });
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [navigate]);
  return selection;
}
