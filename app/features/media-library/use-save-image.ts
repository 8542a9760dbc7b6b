import { useState } from 'react';
import { fileNameOf, type Resource } from '../../domain/media-library/resource.ts';
import { requestBlob, requestJson } from '../../platform/browser/json-requests.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { DOWNLOAD_FAILED, DOWNLOADED } from './resources-words.ts';

/** Saves a picture as linkedin-resource.jpg or as its original file (docs/product.md §7), and counts the download. */
export function useSaveImage() {
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  async function save(resource: Resource, isOriginal = false): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    const counted = `/api/resources/${resource.id}/download`;
    const result = await requestBlob(isOriginal ? resource.imageUrl : counted);
    setIsSaving(false);
    if (!result.ok) return notify('bad', DOWNLOAD_FAILED);
    saveFile(result.data, fileNameOf(isOriginal ? resource.contentType : 'image/jpeg'));
    notify('good', DOWNLOADED);
    // A failed count does not affect the download.
    void requestJson(counted, { method: 'POST' });
  }
  return { save, isSaving };
}
