import type { ReactNode } from 'react';
import type { ReplyTone } from '../../../comedy/replies/reply-kinds.ts';
import { SENDING, SHORTEN, USE_AS_COMMENT } from '../../domain/community/comment.ts';
import { copiedText, postLines } from '../../domain/posts/post.ts';
import type { RoundReply } from '../../domain/replies/reply-round.ts';
import { useCopy } from '../../ui/clipboard.tsx';
import { Check, Copy, MessageSquare, RefreshCw, Square } from '../../ui/icons/icons.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { isTooLong } from '../comments/comment-draft.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import { PictureButton } from '../translator/picture-button.tsx';
import { WrittenBy } from '../writers/written-by.tsx';
import type { WritingCard } from './reply-generation.ts';
import { REPLY_COPIED, REPLY_COPY_FAILED, TONE_FAILED, TONES } from './reply-words.ts';

type Props = {
  reply: RoundReply;
  onGuest: (action: 'copy' | 'download') => void;
  /** Whether a picture of the post and this reply can be had. */
  hasPicture: boolean;
  /** Writes this one again; left out where that is not offered. */
  onAgain?: () => void;
  onUse?: () => void;
  isUsed?: boolean;
  /** The first of a round: its button is the filled one. */
  isLead?: boolean;
};

/** One reply with its tone, Copy, and the way to another one: docs/product.md §2. */
export function ReplyCard(props: Props) {
  const { reply, onGuest, hasPicture, onAgain, onUse, isUsed = false, isLead = false } = props;
  const { id, tone, text } = reply;
  const { label } = TONES[tone];
  const name = label.toLowerCase();
  const look = isLead ? 'button-primary' : 'button-plain';
  const useIt = isTooLong(text) ? SHORTEN : USE_AS_COMMENT;
  const isMember = useViewer().kind === 'member';
  const { copy, isCopied } = useCopy(REPLY_COPIED, REPLY_COPY_FAILED);
  const copyReply = () => (isMember ? void copy(copiedText(text)) : onGuest('copy'));
  usePendingAction('copy', id, copyReply);
  return (
    <article aria-label={`${label} reply`} className="card reply-card">
      <ToneName tone={tone}>
        {onAgain && (
          <button
            type="button"
            onClick={onAgain}
            aria-label={`Another one, ${name}`}
            className="button button-quiet -mx-2 px-2 text-sm whitespace-nowrap"
          >
            <RefreshCw size={16} /> Another one
          </button>
        )}
      </ToneName>
      <Lines text={text} />
      {isNoted(reply) && <WrittenBy by={reply} className="mt-3" />}
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {onUse && (
          <button
            type="button"
            onClick={onUse}
            aria-disabled={isUsed || undefined}
            aria-label={`${useIt}, ${name}`}
            className={`button w-full ${look}`}
          >
            <MessageSquare size={18} />
            <span>{isUsed ? SENDING : useIt}</span>
          </button>
        )}
        <button
          type="button"
          onClick={copyReply}
          className={`button ${onUse ? 'button-plain' : look}`}
        >
          {isCopied ? <Check size={18} /> : <Copy size={18} />}
          <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy'}</span>
        </button>
        {hasPicture && (
          <PictureButton
            of={{ reply: id }}
            about={id}
            name={`Picture of the post and the reply, ${name}`}
            onGuest={() => onGuest('download')}
            className="button-quiet"
          />
        )}
      </div>
    </article>
  );
}

/** Whether a model wrote it or should have: that the house writes is no news on this page. */
const isNoted = ({ writer, fallback }: RoundReply) => writer === 'model' || fallback !== undefined;

/** A card while it is written; one that failed says so. */
export function WritingReply({ card: { tone, text, state } }: { card: WritingCard }) {
  const failed = state === 'failed';
  return (
    <article
      aria-label={`${TONES[tone].label} reply`}
      aria-busy={state === 'writing'}
      className="card reply-card min-h-40"
    >
      <ToneName tone={tone} />
      {failed ? <p className="mt-3 text-muted">{TONE_FAILED}</p> : <Lines text={text} />}
      {!failed && text === '' && (
        <p aria-hidden className="mt-3 h-6 w-2/3 animate-pulse rounded-control bg-line" />
      )}
    </article>
  );
}

function ToneName({ tone, children }: { tone: ReplyTone; children?: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-2">
      <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
        <span aria-hidden className="font-emoji text-2xl">
          {TONES[tone].emoji}
        </span>
        <span className="whitespace-nowrap">{TONES[tone].label}</span>
      </h2>
      {children}
    </div>
  );
}

function Lines({ text }: { text: string }) {
  return (
    <div dir="auto" className="mt-2 space-y-2 text-lg leading-snug break-words">
      {postLines(text).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}

export function StopButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className="button button-plain">
      <Square size={16} /> Stop
    </button>
  );
}
