import type { ReactNode, RefObject } from 'react';
import { HUMOR_LEVELS } from '../../../comedy/form/humor-levels.ts';
import { Shuffle } from '../../ui/icons/icons.tsx';
import { LEVEL_HINTS } from '../writing/generator-words.ts';
import { type PostAuthor, postLines } from '../../domain/posts/post.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { guestLimitWords, pausedWords } from '../../platform/http/error-words.ts';
import { Link } from '../../ui/links.tsx';
import { useSiteData, useSwitches, useViewer } from '../site/use-viewer.ts';
import { CharacterCount } from '../../ui/counted-text.tsx';
import { ChoiceRow } from '../../ui/form-controls.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { CardLine, PostCard } from '../posts/post-card.tsx';
import { PausedNote } from '../posts/paused-note.tsx';
import { WaitingLine } from '../writers/waiting-line.tsx';
import type { Replaced, useLiveCard } from './use-live-card.ts';

/** The length of an idea: docs/product.md §3, Form fields per style. */
const MAX_LENGTH = 1000;

const LEVELS = HUMOR_LEVELS.map((level) => ({ value: level, label: level }));

type WritingBoxProps = {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  live: ReturnType<typeof useLiveCard>;
  label: ReactNode;
  placeholder?: string;
  sentence?: string;
  action?: string;
  /** Beside the box, which is then one line high, with the dial once something is typed. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** The box for what happened, with the dial. Its card is a `LiveCardView`. Guests without free posts get the way in. */
export function WritingBox(props: WritingBoxProps) {
  const isGuest = useViewer().kind === 'guest';
  const { freePosts } = useSwitches();
  if (!isGuest || freePosts > 0) return <OpenBox {...props} />;
  const next = new URLSearchParams({ next: '/generator' }).toString();
  return (
    <div id={props.id}>
      {props.label}
      <p className="mt-3">{guestLimitWords(0)}</p>
      <Link to={`/signup?${next}`} className="button button-primary mt-4">
        Sign up
      </Link>
    </div>
  );
}

function OpenBox({ id, field, live, label, sentence = '', ...more }: WritingBoxProps) {
  const { freePosts, pausedBecause } = useSwitches();
  const notify = useNotify();
  const { typed, given } = live;
  // The note says it already.
  const isNoted = pausedBecause !== null && live.error === pausedWords(pausedBecause);
  const error = isNoted ? null : live.error;
  const isBar = more.beside !== undefined;
  const isAtRest = isBar && typed === null && !given;
  return (
    <form
      id={id}
      method="post"
      action={more.action}
      onSubmit={(event) => {
        event.preventDefault();
        live.finish();
      }}
    >
      <label htmlFor={`${id}-context`}>{label}</label>
      <div className={isBar ? 'mt-1 flex items-center gap-2' : 'mt-3'}>
        <textarea
          ref={field}
          id={`${id}-context`}
          name="context"
          rows={isBar ? 1 : 2}
          dir="auto"
          required
          defaultValue={given?.sentence ?? sentence}
          placeholder={more.placeholder}
          aria-describedby={error === null ? undefined : `${id}-error`}
          aria-invalid={error !== null || (typed ?? 0) > MAX_LENGTH || undefined}
          onInput={({ currentTarget }) => live.type(currentTarget.value)}
          onFocus={({ target }) => target.value === sentence && target.select()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            live.finish();
          }}
          className={isBar ? 'field h-12 resize-none' : 'field text-lg'}
        />
        {more.beside}
      </div>
      <PausedNote className="mt-3" />
      {typed !== null && <CharacterCount id={`${id}-count`} length={typed} max={MAX_LENGTH} />}
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium">
          {error}
        </p>
      )}
      <div
        className={`mt-3 flex-wrap items-center gap-2 ${isAtRest ? 'hidden noscript:flex' : 'flex'}`}
      >
        <ChoiceRow
          name="humorLevel"
          legend="Humor level"
          isQuiet
          options={LEVELS}
          chosen={live.level}
          onChoose={live.turn}
          button="px-3"
        />
        <button
          type="button"
          onClick={({ currentTarget }) =>
            void surprise(currentTarget.form, live.replace).then(
              (isFilled) => isFilled || notify('bad', NO_SURPRISE),
            )
          }
          className="button button-quiet px-3"
        >
          <Shuffle size={18} className="max-sm:hidden" /> Surprise me
        </button>
        <button name="intent" value="card" className="button button-plain hidden noscript:block">
          Show the card
        </button>
      </div>
      {live.shown && !isAtRest && <LevelHint live={live} />}
      {!isAtRest && <TextGoesTo />}
      {live.isFreePostUsed && (
        <p className="mt-2 text-sm">
          {guestLimitWords(freePosts)}{' '}
          <Link to="/signup" className="font-semibold text-primary underline">
            Sign up
          </Link>
        </p>
      )}
      {given?.card && (
        <>
          <input type="hidden" name="seed" value={given.card.seed} />
          <input type="hidden" name="plot" value={given.card.plot} />
          <input type="hidden" name="key" value={given.key} />
        </>
      )}
      {more.children}
      {live.prompt}
    </form>
  );
}

/** Says where the text goes when the post is written by a model on another machine. */
function TextGoesTo() {
  const { textGoesTo } = useSiteData();
  if (textGoesTo === null) return null;
  return <p className="mt-2 text-sm break-words text-muted">Your text goes to {textGoesTo}.</p>;
}

/** What a level does. On a folded card it shows in the rest of the story, as the levels begin alike. */
function LevelHint({ live: { level, shown } }: { live: ReturnType<typeof useLiveCard> }) {
  if (shown?.isGrave) return null;
  return (
    <p aria-live="polite" className="mt-2 text-sm text-muted">
      {`${LEVEL_HINTS[level]}${shown?.isFolded ? ': it shows after “...more”' : ''}.`}
    </p>
  );
}

const NO_SURPRISE = 'No situation came. Nothing ever happens here. Try again.';

/** Fills the box with one of the situations of the house and the owner. Returns whether one came. */
async function surprise(
  form: HTMLFormElement | null,
  replace: (sentence: string) => void,
): Promise<boolean> {
  const found = await requestJson<{ situations: string[] }>('/api/situations');
  const box = form?.elements.namedItem('context');
  if (!found.ok || !(box instanceof HTMLTextAreaElement)) return false;
  const { situations } = found.data;
  box.value = situations[Date.now() % situations.length] ?? '';
  replace(box.value);
  return true;
}

type LiveCardViewProps = {
  formId: string;
  live: ReturnType<typeof useLiveCard>;
  author: PostAuthor;
  photoUrl?: string | null;
  className?: string;
};

/** The card of a box. Its "...more" writes the whole post. Nothing before the first sentence. */
export function LiveCardView({ formId, live, author, photoUrl, className }: LiveCardViewProps) {
  const { shown, isWaiting, isFinishing, before } = live;
  if (!shown) return null;
  const { text, isFolded, replaced } = shown;
  return (
    <div aria-live="polite" aria-busy={isWaiting || isFinishing || undefined}>
      <PostCard
        author={author}
        photoUrl={photoUrl}
        text={text}
        counts={shown.isGrave ? null : undefined}
        body={
          isFolded ? (
            <FoldedText key={text} formId={formId} live={live} text={text} />
          ) : (
            replaced && <WrittenText text={text} replaced={replaced} />
          )
        }
        className={className}
      />
      <WaitingLine before={before} />
    </div>
  );
}

type FoldedTextProps = { formId: string; live: ReturnType<typeof useLiveCard>; text: string };

function FoldedText({ formId, live, text }: FoldedTextProps) {
  const { isWaiting, isFinishing } = live;
  return (
    <div
      className={`relative px-4 pb-5 transition-opacity sm:px-6 ${isWaiting ? 'opacity-60' : ''}`}
    >
      <div className="settling h-[4.5em] overflow-hidden">
        <Lines lines={postLines(text)} />
      </div>
      <button
        form={formId}
        name="intent"
        value="more"
        aria-disabled={isFinishing || undefined}
        className="absolute end-4 bottom-5 cursor-pointer bg-linear-to-l from-surface from-70% to-transparent ps-8 font-semibold text-primary before:absolute before:-inset-3 hover:underline sm:end-6"
      >
        <span>{isFinishing ? 'Writing …' : '...more'}</span>
        <span className="sr-only"> of this post</span>
      </button>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <p key={index} dir="auto">
      <CardLine text={line} />
    </p>
  ));
}

/** A post that is being written. The card keeps its height, and each of its lines until another takes its place. */
function WrittenText({ text, replaced }: { text: string; replaced: Replaced }) {
  const lines = postLines(text);
  const old = postLines(replaced.text);
  const gaps = replaced.isFolded ? '' : 'space-y-3';
  return (
    <div className="post-text grid">
      <div
        aria-hidden
        className={`invisible col-start-1 row-start-1 ${gaps || 'h-[4.5em] overflow-hidden'}`}
      >
        <Lines lines={old} />
      </div>
      <div className="col-start-1 row-start-1 flex flex-col">
        <div className="space-y-3">
          <Lines lines={lines} />
        </div>
        <div className={`h-0 grow overflow-hidden text-muted ${gaps}`}>
          {!replaced.isGone && <Lines lines={old.slice(lines.length)} />}
        </div>
      </div>
    </div>
  );
}
