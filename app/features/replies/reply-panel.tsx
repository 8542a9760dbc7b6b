import { type SubmitEvent, useEffect, useRef } from 'react';
import {
  MAX_POST_LENGTH,
  REPLY_LENGTHS,
  REPLY_TONES,
  type ReplyTone,
} from '../../../comedy/replies/reply-kinds.ts';
import { MAX_TONES } from '../../domain/replies/reply-round.ts';
import type { RoundsPage } from '../../domain/replies/reply-rounds.server.ts';
import { ChoiceCards } from '../../ui/form-controls.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import { PasteBox, type Pasted } from '../translator/paste-box.tsx';
import { WaitingLine } from '../writers/waiting-line.tsx';
import { EarlierRounds } from './earlier-rounds.tsx';
import type { AnsweredPost } from './original-post.tsx';
import { StopButton, WritingReply } from './reply-card.tsx';
import { useReplies, type WritingCard } from './reply-generation.ts';
import { GENERATE, GENERATING, LENGTHS, PICK_HINT, TONES, WHAT_YOU_GET } from './reply-words.ts';

type Props = {
  pasted: Pasted;
  mayGenerate: boolean;
  earlier: RoundsPage;
  answered: AnsweredPost | null;
};

const LENGTH_CHOICES = REPLY_LENGTHS.map((value) => ({ value, ...LENGTHS[value] }));

/** The tab Reply: post, length, tones, and the replies while they are generated. */
export function ReplyPanel({ pasted, mayGenerate, earlier, answered }: Props) {
  const { error, cards, before, prompt, start, stop } = useReplies(mayGenerate, answered);
  const isRunning = cards !== null;
  const isReady = useHydrated();
  const { draft, change } = pasted;
  const { length, tones } = draft;
  const post = draft.post.trim();
  const isSendable = post !== '' && post.length <= MAX_POST_LENGTH && tones.length > 0;
  const send = () => {
    if (isSendable) void start({ post, length, tones });
  };
  usePendingAction('generate replies', null, send);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <>
      <form onSubmit={submit} className="split">
        <div className="card grid grid-cols-1 gap-6 p-4 sm:p-6">
          <PasteBox pasted={pasted} max={MAX_POST_LENGTH} required readOnly={isRunning} />
          <ChoiceCards
            legend="Reply Length"
            name="length"
            choices={LENGTH_CHOICES}
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
            <WaitingLine before={before} />
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
          <div className="card p-4 sm:p-6">
            <ToneChoice value={tones} onChange={(picked) => change({ tones: picked })} />
          </div>
        )}
      </form>
      <EarlierRounds first={earlier} />
      {prompt.element}
    </>
  );
}

type ToneChoiceProps = {
  value: readonly ReplyTone[];
  onChange: (tones: readonly ReplyTone[]) => void;
};

/** What will be written, and what could be instead: three tones of five at a time. */
function ToneChoice({ value, onChange }: ToneChoiceProps) {
  const isFull = value.length >= MAX_TONES;
  const toggle = (tone: ReplyTone) => {
    const isIn = value.includes(tone);
    onChange(REPLY_TONES.filter((each) => (each === tone ? !isIn : value.includes(each))));
  };
  return (
    <fieldset aria-describedby="tones-hint">
      <legend className="font-display text-xl font-semibold">{WHAT_YOU_GET}</legend>
      <ul className="mt-3">
        {REPLY_TONES.map((tone) => {
          const isOff = isFull && !value.includes(tone);
          return (
            <li key={tone} className="border-t border-line first:border-0">
              <label
                className={`flex min-h-14 items-center gap-3 py-2 ${isOff ? 'cursor-not-allowed' : 'cursor-pointer'}`}
              >
                <input
                  type="checkbox"
                  checked={value.includes(tone)}
                  disabled={isOff}
                  onChange={() => toggle(tone)}
                  aria-label={TONES[tone].label}
                  aria-describedby={`tone-${tone}`}
                  className="size-4 shrink-0 accent-primary"
                />
                <span aria-hidden className={`text-2xl ${isOff ? 'grayscale' : ''}`}>
                  {TONES[tone].emoji}
                </span>
                <span className={`leading-snug ${isOff ? 'text-muted' : ''}`}>
                  <span className="block font-medium">{TONES[tone].label}</span>
                  <span id={`tone-${tone}`} className="block text-sm text-muted">
                    {TONES[tone].hint}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <p id="tones-hint" className="mt-3 text-sm text-muted">
        {PICK_HINT}
      </p>
    </fieldset>
  );
}

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
