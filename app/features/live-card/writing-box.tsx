import type { ReactNode, RefObject } from 'react';
import { HUMOR_LEVELS } from '../../../comedy/form/humor-levels.ts';
import { Shuffle } from '../../ui/icons/icons.tsx';
import { LEVEL_HINTS } from '../writing/generator-words.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { guestLimitWords, pausedWords } from '../../platform/http/error-words.ts';
import { isSendKey } from '../../platform/browser/send-key.ts';
import { Link } from '../../ui/links.tsx';
import { TextGoesTo } from '../site/text-goes-to.tsx';
import { useSwitches, useViewer } from '../site/use-viewer.ts';
import { CharacterCount } from '../../ui/counted-text.tsx';
import { ChoiceRow, SendKeys } from '../../ui/form-controls.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { OwnPostLink } from '../posts/own-post-link.tsx';
import { PausedNote } from '../posts/paused-note.tsx';
import { useCountedPrompt } from '../sign-in/sign-up-prompt.tsx';
import type { useLiveCard } from './use-live-card.ts';

/** The length of an idea: docs/product.md §3, Form fields per style. */
const MAX_LENGTH = 1000;
/** Shorter sentences are not counted: a count that appears would move what is below it. */
const COUNTED_FROM = 800;

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
  useCountedPrompt(isGuest && (freePosts === 0 || props.live.isFreePostUsed));
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
      <div className={isBar ? 'mt-1 flex flex-wrap items-center gap-2' : 'mt-3'}>
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
            if (!isSendKey(event)) return;
            event.preventDefault();
            live.finish();
          }}
          className={isBar ? 'field h-12 flex-[1_1_10rem] resize-none' : 'field text-lg'}
        />
        {more.beside}
      </div>
      <PausedNote className="mt-3" />
      {typed !== null && typed > COUNTED_FROM && (
        <CharacterCount id={`${id}-count`} length={typed} max={MAX_LENGTH} />
      )}
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium">
          {error}
        </p>
      )}
      <div className={isAtRest ? 'hidden noscript:block' : ''}>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <ChoiceRow
            name="humorLevel"
            legend="Humor level"
            isQuiet
            options={LEVELS}
            chosen={live.level}
            onChoose={live.turn}
            button="px-3 max-sm:px-2.5"
          />
          {isBar && <SurpriseMe live={live} />}
          {isBar && <ShowCard />}
          <LevelHint live={live} />
        </div>
        <TextGoesTo />
      </div>
      {!isBar && (
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <ShowCard />
          <WriteIt isFinishing={live.isFinishing} />
          <SurpriseMe live={live} />
        </div>
      )}
      {live.isFreePostUsed && (
        <p className="mt-2 text-sm">
          {guestLimitWords(freePosts)}{' '}
          <Link to="/signup" className="font-semibold text-primary underline">
            Sign up
          </Link>{' '}
          <OwnPostLink />
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

/** Does what the card's "...more" does. */
function WriteIt({ isFinishing }: { isFinishing: boolean }) {
  return (
    <>
      <button
        name="intent"
        value="more"
        aria-disabled={isFinishing || undefined}
        aria-keyshortcuts="Control+Enter"
        className="button button-primary px-8"
      >
        <span key={String(isFinishing)}>{isFinishing ? 'Writing …' : 'Write it'}</span>
      </button>
      <SendKeys />
    </>
  );
}

/** The way to the card without script. */
function ShowCard() {
  return (
    <button name="intent" value="card" className="button button-plain hidden noscript:block">
      Show the card
    </button>
  );
}

function SurpriseMe({ live }: { live: ReturnType<typeof useLiveCard> }) {
  const notify = useNotify();
  return (
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
  );
}

/** What a level does. Grave matter has none, but its place stays. */
function LevelHint({ live: { level, shown } }: { live: ReturnType<typeof useLiveCard> }) {
  return (
    <p aria-live="polite" className="min-h-[1lh] min-w-24 text-sm text-muted">
      {!shown?.isGrave && <span key={level}>{`${LEVEL_HINTS[level]}.`}</span>}
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
