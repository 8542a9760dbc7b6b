import { type KeyboardEvent, useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { tabEntries } from '../../platform/browser/web-storage.ts';
import { isSendKey } from '../../platform/browser/send-key.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { MAX_EDITED_LENGTH, parseEditedText } from '../posts/edited-text.ts';
import { CARD_ID, EDIT_TEXT } from './result-words.ts';

/** The field takes the focus by this id, and the button that leads to it gets it back. */
export const EDITOR_ID = 'post-editor';
export const EDIT_ID = 'edit-text';

/** Edits the text of the card and saves it as a new version. */
export function PostEditor(props: Parameters<typeof usePostEditor>[0]) {
  const { text, change, error, isSaving, save, cancel } = usePostEditor(props);
  const focusEnd = useCallback((field: HTMLTextAreaElement | null) => {
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') props.onClose();
    if (isSendKey(event)) void save();
  };
  return (
    <div className="px-4 pb-5 sm:px-6">
      <textarea
        ref={focusEnd}
        id={EDITOR_ID}
        aria-label={EDIT_TEXT}
        aria-describedby={`edit-hint${error ? ' edit-error' : ''}`}
        aria-invalid={error ? true : undefined}
        dir="auto"
        value={text}
        readOnly={isSaving}
        rows={12}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        className="field min-h-48 field-sizing-content"
      />
      <div className="mt-1.5 flex justify-between gap-4 text-sm text-muted">
        <p id="edit-hint">
          Ctrl+Enter saves. Esc closes and keeps your words for later, Cancel drops them. The
          versions before stay as they are.
        </p>
        <p className={`shrink-0 tabular-nums ${text.length > MAX_EDITED_LENGTH ? 'text-bad' : ''}`}>
          {text.length.toLocaleString('en')} / {MAX_EDITED_LENGTH.toLocaleString('en')}
        </p>
      </div>
      {error && (
        <p id="edit-error" role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
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

type EditorOptions = {
  id: string;
  post: string;
  latest: string;
  onSaved: (id: string) => Promise<void>;
  onClose: () => void;
};

/** The edited text. It stays in the tab until it is saved or cancelled. */
function usePostEditor({ id, post, latest, onSaved, onClose }: EditorOptions) {
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(() => edits.get(id) ?? post);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => edits.set(id, text === post ? null : text), [id, post, text]);

  async function save(): Promise<void> {
    if (isSaving) return;
    const parsed = parseEditedText(text);
    if (!parsed.ok) return setError(parsed.message);
    if (parsed.text === post) return cancel();
    setIsSaving(true);
    const path = `/api/generations/${id}/versions`;
    const json = { text: parsed.text, latest };
    const sent = await requestJson<{ version: PostVersion }>(path, { method: 'POST', json });
    if (sent.ok) {
      await onSaved(sent.data.version.id);
      notify('good', 'Saved as a new version.');
      return cancel();
    }
    setIsSaving(false);
    setError(sent.title ?? 'Your text could not be saved. It is still here: try again.');
    // Another tab has added a version: the next press saves after it.
    if (sent.code === 'stale-edit') await revalidate();
  }
  function cancel(): void {
    edits.set(id, null);
    onClose();
  }
  const change = (changed: string) => {
    setText(changed);
    setError(null);
  };
  return { text, change, error, isSaving, save, cancel };
}

/** Whether the editor is open: as asked for, else because the tab has a draft. */
export function useEditing(id: string) {
  const [asked, setAsked] = useState<{ id: string; isOpen: boolean } | null>(null);
  const isRemembered = useHydrated() && edits.get(id) !== null;
  const close = () => {
    setAsked({ id, isOpen: false });
    // On a phone it is far below the text, which stays in sight and has the focus then.
    const button = document.getElementById(EDIT_ID);
    const isSeen = button !== null && button.getBoundingClientRect().top < innerHeight;
    const next = isSeen ? button : document.getElementById(CARD_ID);
    next?.focus({ preventScroll: true });
  };
  return {
    isOpen: asked?.id === id ? asked.isOpen : isRemembered,
    open: () => setAsked({ id, isOpen: true }),
    close,
  };
}

/** The unsaved texts of versions; they survive a reload. */
const edits = tabEntries('broetry-edit:', (found) => (typeof found === 'string' ? found : null));
