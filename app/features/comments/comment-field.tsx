import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { cleanComment, MAX_COMMENT_LENGTH } from '../../domain/community/comment.ts';

type Props = {
  id: string;
  label: ReactNode;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What is wrong with it, in words. */
  fault: string | null;
  ref?: Ref<HTMLTextAreaElement>;
  /** The buttons, beside the count. */
  children: ReactNode;
};

/** Whether a text can be sent as a comment, and how long it is once it is cleaned. */
export function measureComment(text: string): { length: number; isFit: boolean } {
  const { length } = cleanComment(text);
  return { length, isFit: length > 0 && length <= MAX_COMMENT_LENGTH };
}

/** The field of a comment, on a post or on a request: label, text, what is wrong with it, and how much of it. */
export function CommentField({ id, label, text, onText, fault, children, ...more }: Props) {
  const { length } = measureComment(text);
  const isOver = length > MAX_COMMENT_LENGTH;
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-sm text-muted">
        {label}
      </label>
      <textarea
        {...more}
        id={id}
        name="text"
        required
        rows={3}
        dir="auto"
        value={text}
        onChange={(event) => onText(event.target.value)}
        aria-describedby={`${id}-count${fault ? ` ${id}-fault` : ''}`}
        aria-invalid={isOver || fault !== null || undefined}
        className="field"
      />
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {fault}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <output
          id={`${id}-count`}
          className={`mr-auto text-sm ${isOver ? 'font-medium text-bad' : 'text-muted'}`}
        >
          {length} / {MAX_COMMENT_LENGTH}
          {isOver && `: ${length - MAX_COMMENT_LENGTH} too many`}
        </output>
        {children}
      </div>
    </>
  );
}
