import { useEffect, useState } from 'react';
import type { Problem } from '../../platform/http/errors.ts';
import { parseEditedText } from '../post/edited-text.ts';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { keepEditDraft, readEditDraft } from './edit-drafts.ts';
import { EDIT_FAILED, EDIT_SAVED } from './result-words.ts';

type Options = {
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
export function usePostEditor({ id, post, latest, onSaved, onStale, onClose }: Options) {
  const notify = useNotify();
  const [text, setText] = useState(() => readEditDraft(id) ?? post);
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => keepEditDraft(id, text === post ? null : text), [id, post, text]);

  async function save(): Promise<void> {
    if (isSaving) return;
    const parsed = parseEditedText(text);
    if (!parsed.ok) return setFault(parsed.message);
    if (parsed.text === post) return cancel();
    setIsSaving(true);
    const answer = await sendEdit(id, { text: parsed.text, latest });
    setIsSaving(false);
    if ('version' in answer) {
      keepEditDraft(id, null);
      notify('good', EDIT_SAVED);
      return onSaved(answer.version);
    }
    setFault(answer.title);
    if (answer.code === 'stale-edit') onStale();
  }
  function cancel(): void {
    keepEditDraft(id, null);
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
    const answer = await fetch(`/api/generations/${id}/versions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(edit),
    });
    return (await answer.json()) as Saved;
  } catch {
    return { code: 'failed', title: EDIT_FAILED };
  }
}
