import { type KeyboardEvent, useCallback } from 'react';
import { MOST_EDITED } from '../post/edited-text.ts';
import { EDIT_HINT, EDIT_TEXT, lengthWords } from './result-words.ts';
import { usePostEditor } from './use-post-editor.ts';

/** The field takes the focus by this id. */
export const EDITOR_ID = 'post-editor';

/** The words of the card as a field: saved as a new version, or left as they were. */
export function PostEditor(props: Parameters<typeof usePostEditor>[0]) {
  const { text, change, fault, isSaving, save, cancel } = usePostEditor(props);
  const focusEnd = useCallback((field: HTMLTextAreaElement | null) => {
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };
  return (
    <div className="px-4 pb-5 sm:px-6">
      <textarea
        ref={focusEnd}
        id={EDITOR_ID}
        aria-label={EDIT_TEXT}
        aria-describedby={`edit-hint${fault ? ' edit-fault' : ''}`}
        aria-invalid={fault ? true : undefined}
        dir="auto"
        value={text}
        rows={12}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        className="field min-h-48 field-sizing-content"
      />
      <div className="mt-1.5 flex justify-between gap-4 text-sm text-muted">
        <p id="edit-hint">{EDIT_HINT}</p>
        <p className={`shrink-0 tabular-nums ${text.length > MOST_EDITED ? 'text-bad' : ''}`}>
          {lengthWords(text.length)}
        </p>
      </div>
      {fault && (
        <p id="edit-fault" role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {fault}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isSaving || undefined}
          onClick={() => void save()}
          className="button button-primary"
        >
          {isSaving ? 'Saving …' : 'Save'}
        </button>
        <button type="button" onClick={cancel} className="button button-plain">
          Cancel
        </button>
      </div>
    </div>
  );
}
