import { useState } from 'react';
import { fileNameOf, type Resource } from '../../domain/media-library/resource.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { DOWNLOAD_FAILED, DOWNLOADED } from './resources-words.ts';

/** Saves a picture as linkedin-resource.jpg or as its original file (docs/product.md §7), and lets the library count it. */
export function useSaveImage() {
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  async function save(resource: Resource, isOriginal = false): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    const counted = `/api/resources/${resource.id}/download`;
    const blob = await fetchImage(isOriginal ? resource.imageUrl : counted);
    setIsSaving(false);
    if (!blob) return notify('bad', DOWNLOAD_FAILED);
    saveBlob(blob, fileNameOf(isOriginal ? resource.contentType : 'image/jpeg'));
    notify('good', DOWNLOADED);
    // Not counted is no reason not to have it.
    void fetch(counted, { method: 'POST' }).catch(() => undefined);
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
    const response = await fetch(url);
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
