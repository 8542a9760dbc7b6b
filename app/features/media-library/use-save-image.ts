import { useState } from 'react';
import { requestBlob } from '../../platform/browser/json-requests.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { DOWNLOAD_FAILED, DOWNLOADED } from './resources-words.ts';

/** Saves a picture under a name, one at a time, and shows a toast. `save` returns whether it succeeded. */
export function useSaveImage() {
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  async function save(path: string, name: string): Promise<boolean> {
    if (isSaving) return false;
    setIsSaving(true);
    const result = await requestBlob(path);
    setIsSaving(false);
    notify(result.ok ? 'good' : 'bad', result.ok ? DOWNLOADED : DOWNLOAD_FAILED);
    if (result.ok) saveFile(result.data, name);
    return result.ok;
  }
  return { save, isSaving };
}
