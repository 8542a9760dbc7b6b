import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAX_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';
import type { TranslationRequest } from '../../domain/translator/translations.server.ts';
import { sendByKeys } from '../../platform/browser/send-key.ts';
import { CountedTextarea } from '../../ui/counted-text.tsx';
import { EMPTY_DRAFT, type ReactDraft, reactTab } from './react-storage.ts';

/** The pasted post with the choices of all tabs. */
export type Pasted = {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: ReactDraft;
  isLoaded: boolean;
  change: (part: Partial<ReactDraft>) => void;
};

/** The draft of the page, saved in this tab with every change. `text` and `choices` came with the page. */
export function usePasted({ text, ...choices }: Partial<TranslationRequest>): Pasted {
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<ReactDraft>({ ...EMPTY_DRAFT, ...choices, post: text ?? '' });
  const [isLoaded, setIsLoaded] = useState(false);
  const load = useEffectEvent(() => {
    const saved = reactTab.draft();
    // Text that was typed before hydration is newer than the draft.
    const typed = field.current?.value ?? '';
    const post = typed === '' ? saved.post : typed;
    if (field.current) field.current.value = post;
    const loaded = { ...saved, ...choices, post };
    reactTab.saveDraft(loaded);
    setDraft(loaded);
    setIsLoaded(true);
  });
  useEffect(() => load(), []);
  const change = (part: Partial<ReactDraft>) => {
    const changed = { ...draft, ...part };
    if (field.current && field.current.value !== changed.post) field.current.value = changed.post;
    reactTab.saveDraft(changed);
    setDraft(changed);
  };
  return { field, draft, isLoaded, change };
}

type Props = {
  pasted: Pasted;
  label?: string;
  placeholder?: string;
  /** What 'Try a sample' fills in. Null leaves it out. */
  sample?: string | null;
  max?: number;
  required?: boolean;
  readOnly?: boolean;
  /** Of the field. */
  className?: string;
};

/** A post to try, where none is at hand. */
export const SAMPLE_POST = [
  'I am humbled and honored to announce that I was late today.',
  'A stranger held the elevator for me. I asked him why.',
  'He said: "Leadership is a door."',
  'That stranger? The CEO.',
  'Agree?',
].join('\n\n');

/** The field for the post, with one to try. Every tab has the same text in it. */
export function PasteBox({ pasted, label = 'Original Post', sample = SAMPLE_POST, ...box }: Props) {
  const { field, draft, change } = pasted;
  const isEmpty = draft.post === '';
  const next = isEmpty ? sample : '';
  return (
    <div className="flex h-full flex-col">
      <div className="mb-1.5 flex min-h-11 flex-wrap items-center gap-x-2">
        <label htmlFor="text" className="me-auto font-semibold">
          {label}
        </label>
        {next !== null && (
          <button
            type="button"
            disabled={box.readOnly}
            onClick={() => change({ post: next })}
            className="button button-quiet px-2 text-sm"
          >
            <span key={String(isEmpty)}>{isEmpty ? 'Try a sample' : 'Clear'}</span>
          </button>
        )}
      </div>
      <CountedTextarea
        ref={field}
        id="text"
        length={draft.post.trim().length}
        max={MAX_TEXT_LENGTH}
        rows={5}
        defaultValue={draft.post}
        placeholder="Paste the LinkedIn post content here..."
        onBeforeInput={({ currentTarget: box }) => {
          // A whole text is read from its beginning, though the cursor is at its end.
          if (box.selectionEnd - box.selectionStart < box.value.length) return;
          requestAnimationFrame(() => box.scrollTo(0, 0));
        }}
        onInput={(event) => change({ post: event.currentTarget.value })}
        onKeyDown={sendByKeys}
        className="field grow text-lg leading-snug lg:min-h-(--paste-box,15rem)"
        {...box}
      />
    </div>
  );
}
