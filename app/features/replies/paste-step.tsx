import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MAX_POST_LENGTH } from '../../../comedy/replies/reply-kinds.ts';
import type { Round } from '../../domain/writing/reply-round.ts';
import type { RoundsPage } from '../../domain/writing/reply-rounds.server.ts';
import { CountedTextarea } from '../../ui/counted-text.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { BackLink } from '../../ui/page-header.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useViewer } from '../../ui/use-viewer.ts';
import { useUsageRefresh } from '../generator/use-usage-refresh.ts';
import { usePendingAction, useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { EarlierRounds } from './earlier-rounds.tsx';
import { type AnsweredPost, replyPath } from './original-post.tsx';
import { StopButton, WritingReply } from './reply-card.tsx';
import { LengthChoice, ToneChoice } from './reply-choices.tsx';
import { useReplies, type WritingCard } from './reply-generation.ts';
import { EMPTY_DRAFT, type ReplyDraft, replyTab } from './reply-storage.ts';
import { GENERATE, GENERATED, GENERATING, PLACEHOLDER, POST_GONE } from './reply-words.ts';

type Props = {
  mayGenerate: boolean;
  earlier: RoundsPage;
  /** The shared post to reply to. */
  answered: AnsweredPost | null;
  /** That post is not shared any more. */
  isPostGone: boolean;
};

/** The input step: post, length, tones, and the replies while they are generated. */
export function PasteStep({ mayGenerate, earlier, answered, isPostGone }: Props) {
  const { error, cards, prompt, start, stop } = useFirstRound(mayGenerate, answered);
  const isRunning = cards !== null;
  const isReady = useHydrated();
  const { field, draft, change, typed } = usePastedPost();
  const { length, tones } = draft;
  const post = typed.trim();
  const isSendable = post !== '' && post.length <= MAX_POST_LENGTH && tones.length > 0;
  const send = () => {
    if (isSendable) start({ post, length, tones });
  };
  usePendingAction('generate replies', null, send);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <>
      <BackOut />
      <h1 tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
        Reply to a post
      </h1>
      <p className="mt-3 text-lg text-muted">They shared a journey. You owe them a comment.</p>
      {isPostGone && <p className="mt-3 text-muted">{POST_GONE}</p>}
      <form
        onSubmit={submit}
        className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]"
      >
        <div className="card grid grid-cols-1 gap-6 p-5 sm:p-8">
          <PostField
            field={field}
            given={answered?.text}
            length={post.length}
            isOff={isRunning}
            onInput={change}
          />
          <LengthChoice
            value={length}
            isOff={isRunning}
            onChange={(chosen) => change({ length: chosen })}
          />
          <div>
            <div className="flex gap-3">
              <button
                type="submit"
                disabled={!isReady || isRunning || !isSendable}
                className="button button-primary flex-1 text-lg"
              >
                {isRunning ? GENERATING : GENERATE}
              </button>
              {isRunning && <StopButton onPress={stop} />}
            </div>
            <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
              {error}
            </p>
          </div>
          <noscript>
            <p className="text-sm text-muted">Writing replies needs JavaScript.</p>
          </noscript>
        </div>
        {cards ? (
          <WritingCards cards={cards} />
        ) : (
          <div className="card p-5 sm:p-6">
            <ToneChoice value={tones} onChange={(picked) => change({ tones: picked })} />
          </div>
        )}
      </form>
      <EarlierRounds first={earlier} />
      {prompt}
    </>
  );
}

/** Replaces the tones, and scrolls into view. */
function WritingCards({ cards }: { cards: readonly WritingCard[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={list} className="grid grid-cols-1 gap-4">
      {cards.map((card) => (
        <WritingReply key={card.tone} card={card} />
      ))}
    </div>
  );
}

/** Generates the first round for a post, and opens it. */
function useFirstRound(mayGenerate: boolean, answered: AnsweredPost | null) {
  const prompt = useSignUpPrompt();
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useUsageRefresh();
  const [error, setError] = useState<string | null>(null);
  const { cards, start, stop } = useReplies({
    mayGenerate,
    onLimit: () => prompt.show('generate replies'),
    onUsage: () => refresh('now'),
    onError: setError,
  });
  const show = (round: Round) => {
    replyTab.saveRound(round);
    notify('good', GENERATED);
    void navigate(replyPath(answered, round.id));
  };
  return {
    error,
    cards,
    prompt: prompt.element,
    stop,
    start: (body: Parameters<typeof start>[0]) => void start(body, show),
  };
}

function BackOut() {
  const isMember = useViewer().kind === 'member';
  return <BackLink to={isMember ? '/home' : '/'}>Back</BackLink>;
}

type FieldProps = {
  field: ReturnType<typeof usePastedPost>['field'];
  /** The initial value. */
  given: string | undefined;
  length: number;
  isOff: boolean;
  onInput: () => void;
};

function PostField({ field, given, length, isOff, onInput }: FieldProps) {
  return (
    <div>
      <label htmlFor="post" className="mb-1.5 block font-semibold">
        Original Post
      </label>
      <CountedTextarea
        ref={field}
        id="post"
        length={length}
        max={MAX_POST_LENGTH}
        required
        rows={9}
        readOnly={isOff}
        defaultValue={given}
        placeholder={PLACEHOLDER}
        onInput={() => onInput()}
      />
    </div>
  );
}

/** The draft of the form, saved in this tab with every change. */
function usePastedPost() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<ReplyDraft>(EMPTY_DRAFT);
  useEffect(() => {
    if (!field.current) return;
    const saved = replyTab.draft();
    // Text that was typed before hydration is newer than the draft.
    if (field.current.value === '') field.current.value = saved.post;
    setDraft({ ...saved, post: field.current.value });
  }, []);
  const change = (choice: Partial<Pick<ReplyDraft, 'length' | 'tones'>> = {}) => {
    const changed = { ...draft, ...choice, post: field.current?.value ?? '' };
    replyTab.saveDraft(changed);
    setDraft(changed);
  };
  return { field, draft, change, typed: draft.post };
}
