import { Bookmark, Copy, Gauge } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReportCard } from '../../../comedy/devices/report-card.ts';
import { copyText } from '../../ui/clipboard.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { originOf, pageMeta } from '../../ui/meta-tags.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { replyTab } from '../replies/reply-storage.ts';
import { requestContext } from '../request/request-context.ts';
import { handText } from '../translator/handed-text.ts';
import { ReportCardView } from '../translator/report-card-view.tsx';
import {
  HouseComments,
  REPORT_CARD_FAILED,
  requestReportCard,
} from '../translator/second-opinions.tsx';
import type { Route } from './+types/bookmarklet-page';
import {
  bookmarkletAddress,
  readSelection,
  type Selection,
  SELECTION_ACTIONS,
  type SelectionAction,
} from './bookmarklet.ts';

/** Loads the origin that the bookmarks point to. */
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

/** Handles the text of a bookmarklet: shows the report card, or navigates to the replies or the translator. */
function useSelection(): Selection | null {
  const navigate = useNavigate();
  const [selection, setSelection] = useState<Selection | null>(null);
  useEffect(() => {
    const read = () => {
      const found = readSelection(window.location.hash);
      if (!found) return;
      // Removes the text from the URL and the history.
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

const ACTIONS = Object.keys(SELECTION_ACTIONS) as SelectionAction[];

/** The three bookmarks: to drag, or to copy on devices without drag and drop. */
function BookmarkLinks({ origin }: { origin: string }) {
  return (
    <>
      <section aria-labelledby="drag" className="mt-8">
        <h2 id="drag" className="text-xl">
          With a mouse
        </h2>
        <p className="mt-1 text-muted">Drag these to your bookmarks bar.</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {ACTIONS.map((action) => (
            <DraggableLink
              key={action}
              action={action}
              address={bookmarkletAddress(origin, action)}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="copy" className="mt-10">
        <h2 id="copy" className="text-xl">
          On a phone, or by hand
        </h2>
        <ol className="mt-3 max-w-[60ch] list-decimal space-y-1.5 pl-6 marker:text-muted">
          <li>Copy the code of one of them.</li>
          <li>Bookmark any page, then edit that bookmark.</li>
          <li>Name it, and paste the code in place of its address.</li>
          <li>
            Select words on a page and choose the bookmark: from the bookmarks in Safari, by typing
            its name into the address bar in Chrome.
          </li>
        </ol>
        <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-3">
          {ACTIONS.map((action) => (
            <Code key={action} action={action} address={bookmarkletAddress(origin, action)} />
          ))}
        </div>
      </section>
    </>
  );
}

type Props = { action: SelectionAction; address: string };

// React blocks `javascript:` URLs, so the effect sets it. The Content-Security-Policy forbids running it on this page;
// the link is only for dragging.
function DraggableLink({ action, address }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const notify = useNotify();
  useEffect(() => link.current?.setAttribute('href', address), [address]);
  return (
    <a
      ref={link}
      href={`#code-${action}`}
      draggable
      onClick={(event) => {
        event.preventDefault();
        notify('good', 'Drag it to your bookmarks bar, or copy its code below.');
      }}
      className="button button-plain cursor-grab"
    >
      <Bookmark aria-hidden size={18} /> {SELECTION_ACTIONS[action]}
    </a>
  );
}

function Code({ action, address }: Props) {
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(address);
    notify(isCopied ? 'good' : 'bad', isCopied ? 'Code copied.' : 'Select it and copy it by hand.');
  };
  return (
    <div className="card p-5">
      <label htmlFor={`code-${action}`} className="font-semibold">
        {SELECTION_ACTIONS[action]}
      </label>
      <textarea
        id={`code-${action}`}
        readOnly
        rows={4}
        defaultValue={address}
        className="field mt-2 font-mono text-xs break-all"
      />
      <button type="button" onClick={() => void copy()} className="button button-plain mt-3 w-full">
        <Copy aria-hidden size={18} /> Copy code
      </button>
    </div>
  );
}

/** Form for a pasted post, with its report card. Stores nothing. */
function PasteBox() {
  const isReady = useHydrated();
  const [judged, setJudged] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('post');
    const found = typeof text === 'string' ? text.trim() : '';
    setIsEmpty(found === '');
    setJudged(found);
  };
  return (
    <section aria-labelledby="paste" className="mt-8 max-w-[680px]">
      <form onSubmit={submit} className="card grid grid-cols-1 gap-4 p-5 sm:p-6">
        <h2 id="paste" className="text-xl">
          Cringe report card
        </h2>
        <label htmlFor="paste-post" className="text-muted">
          Paste a post. It is scored from 0 to 100, and told what it did, line by line.
        </label>
        <textarea id="paste-post" name="post" rows={5} dir="auto" className="field" />
        <button
          type="submit"
          disabled={!isReady}
          className="button button-primary justify-self-start"
        >
          <Gauge aria-hidden size={18} /> Judge it
        </button>
        <p role="alert" className="font-medium text-bad empty:hidden">
          {isEmpty && 'There is nothing to judge yet.'}
        </p>
        <noscript>
          <p className="text-sm text-muted">Judging a post here needs JavaScript.</p>
        </noscript>
      </form>
      {judged !== '' && <JudgedSelection key={judged} text={judged} />}
    </section>
  );
}

type State = { card: ReportCard } | { error: string } | null;

const MAX_SHOWN = 280;

function JudgedSelection({ text }: { text: string }) {
  const [state, setState] = useState<State>(null);
  useEffect(() => {
    let isHere = true;
    void (async () => {
      const result = await requestReportCard(text);
      if (isHere)
        setState(result.ok ? { card: result.data } : { error: result.title ?? REPORT_CARD_FAILED });
    })();
    return () => {
      isHere = false;
    };
  }, [text]);
  return (
    <section aria-label="What was judged" aria-busy={state === null} className="mt-8 max-w-[680px]">
      <blockquote dir="auto" className="border-s-2 border-accent ps-4 break-words text-muted">
        {text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).toWellFormed()} …` : text}
      </blockquote>
      <div aria-live="polite" className="mt-5">
        {state && 'card' in state && <ReportCardView card={state.card} />}
        {state && 'error' in state && <p className="font-medium text-bad">{state.error}</p>}
      </div>
      {state && 'card' in state && state.card.spared !== 'grave' && (
        <HouseComments key={text} text={text} />
      )}
    </section>
  );
}
