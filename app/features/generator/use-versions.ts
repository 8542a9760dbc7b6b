import { useEffect, useState } from 'react';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';

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
    const answer = await fetch(`/api/generations/${id}/versions`);
    if (!answer.ok) return null;
    return ((await answer.json()) as { versions: PostVersion[] }).versions;
  } catch {
    return null;
  }
}
