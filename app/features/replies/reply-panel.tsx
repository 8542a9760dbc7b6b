import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  MAX_POST_LENGTH,
  REPLY_LENGTHS,
  REPLY_TONES,
  type ReplyTone,
} from '../../../comedy/replies/reply-kinds.ts';
import { MAX_TONES } from '../../domain/replies/reply-round.ts';
import { ChoiceCards } from '../../ui/form-controls.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import { TextGoesTo } from '../site/text-goes-to.tsx';
import { PasteBox, type Pasted } from '../translator/paste-box.tsx';
import { WaitingLine } from '../writers/waiting-line.tsx';
import type { AnsweredPost } from './original-post.tsx';
import { StopButton, WritingReply } from './reply-card.tsx';
import { useReplies, type WritingCard } from './reply-generation.ts';
import { GENERATE, GENERATING, LENGTHS, PICK_HINT, TONES, WHAT_YOU_GET } from './reply-words.ts';

export type ReplyPanelProps = {
  pasted: Pasted;
  mayGenerate: boolean;
  answered: AnsweredPost | null;
};

const LENGTH_CHOICES = REPLY_LENGTHS.map((value) => ({ value, ...LENGTHS[value] }));

/** The form for replies: post, length, tones, and the replies while they are generated. */
export function ReplyPanel({ pasted, mayGenerate, answered }: ReplyPanelProps) {
  const { error, cards, before, prompt, start, stop } = useReplies(mayGenerate, answered);
  const isRunning = cards !== null;
  const isReady = useHydrated();
  const { draft, change } = pasted;
  const { length, tones } = draft;
  const post = draft.post.trim();
  const isSendable = post !== '' && post.length <= MAX_POST_LENGTH && tones.length > 0;
  const send = () => {
    const picked = REPLY_TONES.filter((tone) => tones.includes(tone));
    if (isSendable) void start({ post, length, tones: picked });
  };
  usePendingAction('generate replies', null, send);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <>
      <form method="post" action="/translate" onSubmit={submit} className="split card mt-5">
        <div className="p-4 pb-0 sm:p-6 sm:pb-0 lg:self-stretch lg:pb-6">
          <PasteBox pasted={pasted} max={MAX_POST_LENGTH} required readOnly={isRunning} />
        </div>
        <div className="grid grid-cols-1 gap-5 self-stretch p-4 pt-0 sm:p-6 sm:pt-0 lg:content-between lg:border-s lg:border-line lg:pt-6">
          <ToneChoice
            value={tones}
            isOff={isRunning}
            onChange={(picked) => change({ tones: picked })}
          />
          <ChoiceCards
            legend="Reply Length"
            name="length"
            choices={LENGTH_CHOICES}
            value={length}
            isCompact
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
            <TextGoesTo />
            <WaitingLine before={before} />
            <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
              {error}
            </p>
          </div>
          <noscript>
            <p className="text-sm text-muted">
              Writing replies needs JavaScript. What it means does not, and has the score.
            </p>
            <button name="direction" value="to-truth" className="button button-plain mt-3">
              What it means
            </button>
          </noscript>
        </div>
      </form>
      {cards && <WritingCards cards={cards} />}
      {prompt.element}
    </>
  );
}

type ToneChoiceProps = {
  /** In the order in which they were picked. */
  value: readonly ReplyTone[];
  isOff: boolean;
  onChange: (tones: readonly ReplyTone[]) => void;
};

/** What will be written: three tones of five. A fourth takes the place of the one that was picked first. */
function ToneChoice({ value, isOff, onChange }: ToneChoiceProps) {
  const [left, setLeft] = useState<ReplyTone>();
  const toggle = (tone: ReplyTone) => {
    const others = value.filter((each) => each !== tone);
    if (others.length < value.length) {
      setLeft(undefined);
      return onChange(others);
    }
    setLeft(others.length >= MAX_TONES ? others[0] : undefined);
    onChange([...others, tone].slice(-MAX_TONES));
  };
  return (
    <fieldset disabled={isOff} aria-describedby="tones-hint" className="min-w-0">
      <legend className="mb-1.5 font-semibold">{WHAT_YOU_GET}</legend>
      <ul className="flex flex-wrap gap-2">
        {REPLY_TONES.map((tone) => (
          <li key={tone}>
            <label title={TONES[tone].hint} className="button button-plain choice">
              <input
                type="checkbox"
                checked={value.includes(tone)}
                onChange={() => toggle(tone)}
                aria-label={TONES[tone].label}
                aria-describedby={`tone-${tone}`}
                className="sr-only"
              />
              <span aria-hidden className="font-emoji text-lg leading-none">
                {TONES[tone].emoji}
              </span>
              {TONES[tone].label}
              <span id={`tone-${tone}`} className="sr-only">
                {TONES[tone].hint}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p id="tones-hint" className="mt-2 text-sm text-muted">
        {PICK_HINT}
      </p>
      <output className="sr-only">{left && `${TONES[left].label} made room.`}</output>
    </fieldset>
  );
}

function WritingCards({ cards }: { cards: readonly WritingCard[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={list} className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-3">
      {cards.map((card) => (
        <WritingReply key={card.tone} card={card} />
      ))}
    </div>
  );
}
