import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import type { HouseComment } from '../../../comedy/comment-section/write-section.ts';
import { MAX_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';
import type { SectionChoice } from '../../domain/posts/section-choice.ts';
import { COPIED, TEXT_COPY_FAILED, useCopy } from '../../ui/clipboard.tsx';
import { Check, Copy, IdCard } from '../../ui/icons/icons.tsx';
import { HouseSection } from './house-section.tsx';
import { LiveMeaning } from './live-meaning.tsx';
import { PictureButton } from './picture-button.tsx';
import { COMMENTS_ID, MEANING_ID } from './section-ids.ts';

type Props = {
  text: string;
  /** Asks a guest to sign up for the picture of a comment. */
  onGuest: (about: string) => void;
};

/** What the house says of a pasted post: what it means with its score, and comments. Nothing of it is stored. */
export function Reactions({ text, onGuest }: Props) {
  if (text.trim() === '')
    return (
      <p className="mt-5 scroll-mt-4 text-center text-muted noscript:hidden">
        <span id={MEANING_ID}>As you paste: what it means, with a score</span>
        <span id={COMMENTS_ID}>, and comments by eight people who do not exist.</span>
      </p>
    );
  return (
    <div className="split reactions">
      <LiveMeaning text={text}>
        <MakeCard text={text.trim()} />
      </LiveMeaning>
      <div id={COMMENTS_ID} className="min-w-0 scroll-mt-4">
        <LiveComments text={text} onGuest={onGuest} />
      </div>
    </div>
  );
}

const SETTLED_MS = 600;
/** So many comments are in sight. */
const SHOWN = 4;

/** The comments of the house on a text, once it has not changed for a moment. */
function LiveComments({ text, onGuest }: Props) {
  const typed = text.trim();
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  if (settled.length > MAX_TEXT_LENGTH) return null;
  return (
    <HouseSection
      key={settled}
      text={settled}
      most={SHOWN}
      isOwn
      renderTools={(comment, choice) => (
        <CommentTools text={settled} comment={comment} choice={choice} onGuest={onGuest} />
      )}
    />
  );
}

/** `choice`: null for a comment by the model, which no numbers draw again. */
type ToolsProps = Props & { comment: HouseComment; choice: SectionChoice | null };

/** Copy, and for a comment of the house on the post itself a picture of both. */
function CommentTools({ text, comment, choice, onGuest }: ToolsProps) {
  const { copy, isCopied } = useCopy(COPIED, TEXT_COPY_FAILED);
  const { key, name } = comment;
  return (
    <span className="comment-tools">
      <button
        type="button"
        onClick={() => void copy(comment.text)}
        aria-label={`Copy the comment by ${name}`}
        title="Copy"
        className="button button-quiet"
      >
        {isCopied ? <Check size={16} /> : <Copy size={16} />}
        <span>{isCopied ? 'Copied!' : 'Copy'}</span>
      </button>
      {choice && comment.answers === null && (
        <PictureButton
          of={{ comment: key, text, ...choice }}
          about={key}
          name={`Picture of the post and the comment by ${name}`}
          onGuest={onGuest}
          className="button-quiet"
        />
      )}
    </span>
  );
}

/** Sends the text for a card with what the house says of it, which has nothing of the text. */
function MakeCard({ text }: { text: string }) {
  return (
    <Form method="post" action="/translate/card" className="contents">
      <input type="hidden" name="text" value={text} />
      <button className="button button-quiet -mx-2 px-2">
        <IdCard size={18} /> Make a card
      </button>
      <p className="order-last basis-full text-sm text-muted">
        A picture and a link: score, verdict and three comments. The post and its writer are left
        out.
      </p>
    </Form>
  );
}
