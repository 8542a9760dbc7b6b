import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { cleanComment, MAX_COMMENT_LENGTH } from '../../domain/community/comment.ts';
import { CharacterCount } from '../../ui/counted-text.tsx';

type Props = {
  id: string;
  label: ReactNode;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  error: string | null;
  ref?: Ref<HTMLTextAreaElement>;
  children: ReactNode;
};

/** The length of a comment after cleaning, and whether it is valid. */
export function measureComment(text: string): { length: number; isFit: boolean } {
  const { length } = cleanComment(text);
  return { length, isFit: length > 0 && length <= MAX_COMMENT_LENGTH };
}

/** The text field of a comment on a post or a feature request, with its error and its character count. */
export function CommentField({ id, label, text, onText, error, children, ...more }: Props) {
  const { length } = measureComment(text);
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
        aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}
        aria-invalid={length > MAX_COMMENT_LENGTH || error !== null || undefined}
        className="field"
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <CharacterCount
          id={`${id}-count`}
          length={length}
          max={MAX_COMMENT_LENGTH}
          className="mr-auto"
        />
        {children}
      </div>
    </>
  );
}
