import { useState } from 'react';
import { requestFile } from '../../platform/browser/json-requests.ts';
import { IMAGE_NOT_SAVED, IMAGE_SAVED, saveFile } from '../../platform/browser/save-file.ts';
import { useNotify } from '../../ui/toasts.tsx';

/** Saves a picture under a name, one at a time, and shows a toast. `save` returns whether it succeeded. */
export function useSaveImage() {
  const notify = useNotify();
  const [isSaving, setIsSaving] = useState(false);
  async function save(path: string, name: string): Promise<boolean> {
    if (isSaving) return false;
    setIsSaving(true);
    const result = await requestFile(path);
    setIsSaving(false);
    notify(result.ok ? 'good' : 'bad', result.ok ? IMAGE_SAVED : IMAGE_NOT_SAVED);
    if (result.ok) saveFile(result.data.blob, name);
    return result.ok;
  }
  return { save, isSaving };
}
