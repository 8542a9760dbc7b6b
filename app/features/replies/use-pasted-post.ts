import { useEffect, useRef, useState } from 'react';
import { EMPTY_DRAFT, replyTab, type ReplyDraft } from './reply-storage.ts';

/** What stands in the form, kept in this tab with every change and put back when the form comes again. */
export function usePastedPost() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<ReplyDraft>(EMPTY_DRAFT);
  useEffect(() => {
    if (!field.current) return;
    const kept = replyTab.draft();
    // What was typed before the page woke up is newer than what the tab remembers.
    if (field.current.value === '') field.current.value = kept.post;
    setDraft({ ...kept, post: field.current.value });
  }, []);
  const change = (choice: Partial<Pick<ReplyDraft, 'length' | 'tones'>> = {}) => {
    const changed = { ...draft, ...choice, post: field.current?.value ?? '' };
    replyTab.saveDraft(changed);
    setDraft(changed);
  };
  return { field, draft, change, typed: draft.post };
}
