import { useEffect, useRef, useState } from 'react';
import type { PreviewState } from '../../domain/posts/preview.ts';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { CHOICE_NOT_SAVED } from './result-words.ts';

/** The versions of a post, oldest first, and the index of the one on the page. */
export type Versions = {
  all: readonly PostVersion[];
  index: number;
  /** Loads them again: another tab may have added some. */
  reload: () => Promise<void>;
};

/** The server's list of versions, plus the version on the page when the list lacks it. */
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
  const path = `/api/generations/${id}/versions`;
  const result = await requestJson<{ versions: PostVersion[] }>(path);
  return result.ok ? result.data.versions : null;
}

/** Saves which version the post shows. Sends one request at a time and skips superseded ones. */
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
      // `keepalive` also sends it when the reader leaves the page right away.
      const path = `/api/generations/${id}/shown`;
      ({ ok } = await requestJson(path, { method: 'PUT', keepalive: true }));
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
