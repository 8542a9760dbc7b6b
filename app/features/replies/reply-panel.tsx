import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  MAX_POST_LENGTH,
  REPLY_LENGTHS,
  REPLY_TONES,
  type ReplyLength,
  type ReplyTone,
} from '../../../comedy/replies/reply-kinds.ts';
import { MAX_TONES } from '../../domain/replies/reply-round.ts';
import { ChoiceRow } from '../../ui/form-controls.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import { TextGoesTo } from '../site/text-goes-to.tsx';
import { PasteBox, type Pasted } from '../translator/paste-box.tsx';
import { WaitingLine } from '../writers/waiting-line.tsx';
import type { AnsweredPost } from './original-post.tsx';
import { StopButton, WritingReply } from './reply-card.tsx';
import { useReplies, type WritingCard } from './reply-generation.ts';
import { ReplyStage } from './reply-stage.tsx';
import { GENERATE, GENERATING, LENGTHS, PICK_HINT, TONES, WHAT_YOU_GET } from './reply-words.ts';

export type ReplyPanelProps = {
  pasted: Pasted;
  mayGenerate: boolean;
  answered: AnsweredPost | null;
};

const LENGTH_CHOICES = REPLY_LENGTHS.map((value) => ({
  value,
  label: (
    <span className="leading-snug">
      {LENGTHS[value].label}{' '}
      <span className="text-[13px] font-normal text-muted max-sm:sr-only sm:block">
        {LENGTHS[value].hint}
      </span>
    </span>
  ),
}));

/** The form for replies: the post in the boardroom, what to make of it below, and the replies while they are generated. */
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
    if (isSendable && !isRunning) void start({ post, length, tones: picked });
  };
  usePendingAction('generate replies', null, send);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <>
      <form method="post" action="/translate" onSubmit={submit} className="card react-panel">
        <ReplyStage post={post} authorName={answered?.authorName} tones={tones}>
          <PasteBox pasted={pasted} max={MAX_POST_LENGTH} required readOnly={isRunning} />
        </ReplyStage>
        <div className="react-choices">
          <ToneChoice
            value={tones}
            isOff={isRunning}
            onChange={(picked) => change({ tones: picked })}
          />
          <LengthChoice
            chosen={length}
            isOff={isRunning}
            onChoose={(chosen) => change({ length: chosen })}
          />
          <div>
            <div className="send-row">
              <button
                type="submit"
                disabled={!isReady || isRunning || !isSendable}
                className="button button-primary"
              >
                {isRunning ? GENERATING : GENERATE}
              </button>
              {isRunning && <StopButton onPress={stop} />}
              {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- over the button while there is no post: names nothing, leads the press to the box */}
              <label htmlFor="text" aria-hidden />
            </div>
            <TextGoesTo />
            <WaitingLine before={before} />
            <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
              {error}
            </p>
          </div>
          <WithoutScript />
        </div>
      </form>
      {cards && <WritingCards cards={cards} />}
      {prompt.element}
    </>
  );
}

function WithoutScript() {
  return (
    <noscript>
      <p className="text-sm text-muted">
        Writing replies needs JavaScript. What it means does not, and has the score.
      </p>
      <button name="direction" value="to-truth" className="button button-plain mt-3">
        What it means
      </button>
    </noscript>
  );
}

type LengthChoiceProps = {
  chosen: ReplyLength;
  isOff: boolean;
  onChoose: (length: ReplyLength) => void;
};

/** On a phone the hint of the picked length stands beside the legend. */
function LengthChoice(props: LengthChoiceProps) {
  return (
    <ChoiceRow
      legend={
        <>
          Reply Length
          <span
            aria-hidden
            data-hint={LENGTHS[props.chosen].hint}
            className="ms-2 text-sm font-normal text-muted before:content-[attr(data-hint)] sm:hidden"
          />
        </>
      }
      name="length"
      options={LENGTH_CHOICES}
      isJoined
      button="max-sm:text-[13px]"
      {...props}
    />
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
      <div className="tones">
        {REPLY_TONES.map((tone) => (
          <label key={tone} title={TONES[tone].hint} className="button button-plain choice">
            <input
              type="checkbox"
              checked={value.includes(tone)}
              onChange={() => toggle(tone)}
              aria-label={TONES[tone].label}
              aria-describedby={`tone-${tone}`}
              className="sr-only"
            />
            <span aria-hidden className="font-emoji text-xl leading-none">
              {TONES[tone].emoji}
            </span>
            {TONES[tone].label}
            <span id={`tone-${tone}`} className="sr-only">
              {TONES[tone].hint}
            </span>
          </label>
        ))}
        <p id="tones-hint">{PICK_HINT}</p>
      </div>
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
