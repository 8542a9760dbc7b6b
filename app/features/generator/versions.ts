import { useEffect, useRef, useState } from 'react';
import type { PreviewState } from '../../domain/posts/preview.ts';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { CHOICE_NOT_SAVED } from './result-words.ts';

/** The versions of the post on the page, oldest first, and where in them it is. */
export type Versions = {
  all: readonly PostVersion[];
  index: number;
  /** Asks the server again: another tab may have added some. */
  reload: () => Promise<void>;
};

/** What is known of them: the server's list, and the version on the page even where that is not in it yet. */
export function useVersions(preview: PreviewState): Versions {
  const id = preview.generationId;
  const [listed, setListed] = useState<readonly PostVersion[]>([]);
  const isListed = listed.some((version) => version.id === id);

  async function reload(): Promise<void> {
    const found = await fetchVersions(id);
    if (found) setListed(found);
  }
  useEffect(() => {
    if (isListed) return undefined;
    let isOver = false;
    void fetchVersions(id).then((found) => found && !isOver && setListed(found));
    return () => {
      isOver = true;
    };
  }, [id, isListed]);

  const all = isListed ? listed : [...listed, versionOnPage(preview)];
  return { all, index: all.findIndex((version) => version.id === id), reload };
}

function versionOnPage({ generationId, post, formData, fallback }: PreviewState): PostVersion {
  const { humorLevel } = formData;
  return { id: generationId, text: post, humorLevel, isEdit: false, fallback };
}

async function fetchVersions(id: string): Promise<PostVersion[] | null> {
  try {
    const response = await fetch(`/api/generations/${id}/versions`);
    if (!response.ok) return null;
    return ((await response.json()) as { versions: PostVersion[] }).versions;
  } catch {
    return null;
  }
}

/**
 * Tells the server which version the saved post shows. Whoever flips quickly sends only the last one, and never
 * an earlier one after a later one.
 */
export function useShownVersion(isMember: boolean): (id: string) => void {
  const notify = useNotify();
  const wanted = useRef<string | null>(null);
  const isSending = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function send(): Promise<void> {
    isSending.current = true;
    let ok = true;
    while (wanted.current !== null) {
      const id = wanted.current;
      wanted.current = null;
      ok = await sendShown(id);
    }
    isSending.current = false;
    if (!ok && isHere.current) notify('bad', CHOICE_NOT_SAVED);
  }
  return (id) => {
    if (!isMember) return;
    wanted.current = id;
    if (!isSending.current) void send();
  };
}

async function sendShown(id: string): Promise<boolean> {
  try {
    // Also when the reader leaves the page right after choosing.
    const response = await fetch(`/api/generations/${id}/shown`, {
      method: 'PUT',
      keepalive: true,
    });
    return response.ok;
  } catch {
    return false;
  }
}
