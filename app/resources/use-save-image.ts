import { useState } from 'react';
import { useNotify } from '../ui/toasts.tsx';
import { fileNameOf, type Resource } from './resource.ts';
import { DOWNLOAD_FAILED, DOWNLOADED } from './resources-words.ts';

/** Saves a picture under its name (docs/product.md §7), and lets the library count it. */
export function useSaveImage() {
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  async function save(resource: Resource): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    const blob = await fetchImage(resource.imageUrl);
    setIsSaving(false);
    if (!blob) return notify('bad', DOWNLOAD_FAILED);
    saveBlob(blob, fileNameOf(resource.contentType));
    notify('good', DOWNLOADED);
    // Not counted is no reason not to have it.
    void fetch(`/api/resources/${resource.id}/download`, { method: 'POST' }).catch(() => undefined);
  }
  return { save, isSaving };
}

/** Lets the browser save a file. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function fetchImage(url: string): Promise<Blob | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}
