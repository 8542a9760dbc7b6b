import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { AttachedPicture } from '../../domain/posts/attachment.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { readEntry, writeEntry } from '../../platform/browser/web-storage.ts';
import type { Problem } from '../../platform/http/errors.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { MAX_EDITED_LENGTH, parseEditedText } from '../post/edited-text.ts';
import { PostCard } from '../post/post-card.tsx';
import { EDIT_FAILED, EDIT_HINT, EDIT_SAVED, EDIT_TEXT, lengthWords } from './result-words.ts';
import type { Versions } from './versions.ts';

type EditableCardProps = {
  preview: PreviewState;
  /** The member's own picture. */
  photoUrl: string | null;
  picture: AttachedPicture | null;
  versions: Versions;
  editing: ReturnType<typeof useEditing>;
  onSaved: (version: PostVersion) => void;
};

/** The card of the result screen, whose words can be changed in place. */
export function EditableCard({
  preview,
  photoUrl,
  picture,
  versions,
  editing,
  onSaved,
}: EditableCardProps) {
  const { generationId, post, formData } = preview;
  const { profileName, profileBio, useProfilePicture } = formData;
  return (
    <PostCard
      key={generationId}
      author={{ name: profileName, bio: profileBio }}
      photoUrl={useProfilePicture ? photoUrl : null}
      text={post}
      picture={picture}
      className="animate-slide"
      body={
        editing.isOpen ? (
          <PostEditor
            id={generationId}
            post={post}
            latest={versions.all.at(-1)?.id ?? generationId}
            onSaved={(version) => {
              editing.close();
              onSaved(version);
            }}
            onStale={() => void versions.reload()}
            onClose={editing.close}
          />
        ) : undefined
      }
    />
  );
}

/** The field takes the focus by this id. */
export const EDITOR_ID = 'post-editor';

/** The words of the card as a field: saved as a new version, or left as they were. */
function PostEditor(props: Parameters<typeof usePostEditor>[0]) {
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
        <p className={`shrink-0 tabular-nums ${text.length > MAX_EDITED_LENGTH ? 'text-bad' : ''}`}>
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

type EditorOptions = {
  /** The version that is changed. */
  id: string;
  post: string;
  /** The newest version that the page knows of. */
  latest: string;
  onSaved: (version: PostVersion) => void;
  /** There are newer ones. */
  onStale: () => void;
  onClose: () => void;
};

/** The text while it is changed by hand. It stays until it is saved or given up, whatever happens. */
function usePostEditor({ id, post, latest, onSaved, onStale, onClose }: EditorOptions) {
  const notify = useNotify();
  const [text, setText] = useState(() => readEditDraft(id) ?? post);
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => saveEditDraft(id, text === post ? null : text), [id, post, text]);

  async function save(): Promise<void> {
    if (isSaving) return;
    const parsed = parseEditedText(text);
    if (!parsed.ok) return setFault(parsed.message);
    if (parsed.text === post) return cancel();
    setIsSaving(true);
    const response = await sendEdit(id, { text: parsed.text, latest });
    setIsSaving(false);
    if ('version' in response) {
      saveEditDraft(id, null);
      notify('good', EDIT_SAVED);
      return onSaved(response.version);
    }
    setFault(response.title);
    if (response.code === 'stale-edit') onStale();
  }
  function cancel(): void {
    saveEditDraft(id, null);
    onClose();
  }
  const change = (changed: string) => {
    setText(changed);
    setFault(null);
  };
  return { text, change, fault, isSaving, save, cancel };
}

type Saved = { version: PostVersion } | (Pick<Problem, 'title'> & { code: string });

async function sendEdit(id: string, edit: { text: string; latest: string }): Promise<Saved> {
  try {
    const response = await fetch(`/api/generations/${id}/versions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(edit),
    });
    return (await response.json()) as Saved;
  } catch {
    return { code: 'failed', title: EDIT_FAILED };
  }
}

/**
 * Whether the version on the page is being changed by hand: opened by its button, or because this tab still
 * remembers what was typed before a reload. `button` gets the focus back.
 */
export function useEditing(id: string, isMember: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ id: string | null }>({ id: null });
  const isRemembered = useHydrated() && isMember && readEditDraft(id) !== null;
  const close = () => {
    // Always a new object: what the tab remembered is gone by now, and the page has to look again.
    setOpened({ id: null });
    button.current?.focus();
  };
  return { isOpen: opened.id === id || isRemembered, open: () => setOpened({ id }), close, button };
}

/** What somebody is making of a version and has not saved: it outlives a reload of this tab. */
function readEditDraft(id: string): string | null {
  return readEntry('sessionStorage', entryName(id));
}

/** Keeps it; null forgets it. */
function saveEditDraft(id: string, text: string | null): void {
  writeEntry('sessionStorage', entryName(id), text);
}

function entryName(id: string): string {
  return `broetry-edit:${id}`;
}
