import { useState } from 'react';
import { requestFile } from '../../platform/browser/json-requests.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { RESOURCE_DOWNLOAD_FAILED, RESOURCE_DOWNLOADED } from './resources-words.ts';

/** Saves a picture under a name, one at a time, and shows a toast. `save` returns whether it succeeded. */
export function useSaveImage() {
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  async function save(path: string, name: string): Promise<boolean> {
    if (isSaving) return false;
    setIsSaving(true);
    const result = await requestFile(path);
    setIsSaving(false);
    notify(result.ok ? 'good' : 'bad', result.ok ? RESOURCE_DOWNLOADED : RESOURCE_DOWNLOAD_FAILED);
    if (result.ok) saveFile(result.data.blob, name);
    return result.ok;
  }
  return { save, isSaving };
}
