import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../../ui/toasts.tsx';
import type { Resource } from '../../domain/media-library/resource.ts';
import { NOT_UPLOADED, UPLOAD_STOPPED, UPLOAD_WAITS, UPLOADED } from './resources-words.ts';
import { type Sent, sendUpload } from './send-upload.ts';

export type UploadFields = { description: string; alt: string; tags: string };
export type UploadTrouble = Extract<Sent, { stopped: false }>;

/** The second click of a double click means the button that was there before. Milliseconds. */
const DOUBLE_CLICK = 500;

const EMPTY: UploadFields = { description: '', alt: '', tags: '' };

/** The upload dialog's state: what has been chosen and typed stays until it is in the library. */
export function useUpload(onDone: (resource: Resource) => void) {
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const [fields, setFields] = useState(EMPTY);
  const [progress, setProgress] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<UploadTrouble | null>(null);
  const stopper = useStopper();
  const key = useRef<string>(undefined);

  const isReady = file !== null && fields.description.trim() !== '' && progress === null;
  async function send(): Promise<void> {
    if (!isReady) return;
    key.current ??= crypto.randomUUID();
    setTrouble(null);
    setProgress(0);
    const signal = stopper.begin();
    const sent = await sendUpload(
      { ...fields, file, key: key.current },
      { signal, onProgress: setProgress },
    );
    setProgress(null);
    if (sent.ok) {
      notify('good', sent.resource.isWaiting ? UPLOAD_WAITS : UPLOADED);
      return onDone(sent.resource);
    }
    if (sent.stopped) return notify('bad', UPLOAD_STOPPED);
    setTrouble(sent);
    notify('bad', NOT_UPLOADED);
  }
  return {
    file,
    fields,
    progress,
    trouble,
    isReady,
    // Another picture or other words are another upload.
    setFile: (next: File | null) => {
      key.current = undefined;
      setTrouble(null);
      setFile(next);
    },
    change: (patch: Partial<UploadFields>) => {
      key.current = undefined;
      setFields((now) => ({ ...now, ...patch }));
    },
    send: () => void send(),
    stop: stopper.stop,
  };
}

/** Stops what has begun, but not by the second click of a double click; leaving the page stops it too. */
function useStopper() {
  const running = useRef<AbortController>(undefined);
  const begunAt = useRef(0);
  useEffect(() => () => running.current?.abort(), []);
  return {
    begin(): AbortSignal {
      running.current = new AbortController();
      begunAt.current = performance.now();
      return running.current.signal;
    },
    stop(): void {
      if (performance.now() - begunAt.current > DOUBLE_CLICK) running.current?.abort();
    },
  };
}
