import type { Resource } from '../../domain/media-library/resource.ts';
import { NOT_UPLOADED, UPLOAD_FAILED } from './resources-words.ts';

/** What is sent, under a key that makes the same click twice one. */
export type Draft = { file: File; description: string; alt: string; tags: string; key: string };

export type Sent =
  | { ok: true; resource: Resource }
  | { ok: false; stopped: true }
  | { ok: false; stopped: false; message: string; field: string; knownId: string | null };

type Listener = { signal: AbortSignal; onProgress: (share: number) => void };

/** Uploads a picture and tells how far it is, from 0 to 1. Never throws. */
export function sendUpload(draft: Draft, { signal, onProgress }: Listener): Promise<Sent> {
  return new Promise((done) => {
    // fetch() does not tell how much of a body has been sent.
    const request = new XMLHttpRequest();
    const failed = (message: string) =>
      done({ ok: false, stopped: false, message, field: '', knownId: null });
    request.open('POST', '/api/resources');
    request.setRequestHeader('idempotency-key', draft.key);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => done(readAnswer(request.status, request.response)));
    request.addEventListener('error', () => failed(NOT_UPLOADED));
    request.addEventListener('timeout', () => failed(NOT_UPLOADED));
    request.addEventListener('abort', () => done({ ok: false, stopped: true }));
    // What has arrived as a whole is kept: nobody is told that it was stopped.
    let isThrough = false;
    request.upload.addEventListener('load', () => {
      isThrough = true;
      onProgress(1);
    });
    signal.addEventListener('abort', () => isThrough || request.abort(), { once: true });
    request.send(formOf(draft));
  });
}

function formOf({ file, description, alt, tags }: Draft): FormData {
  const form = new FormData();
  form.set('description', description);
  form.set('alt', alt);
  form.set('tags', tags);
  form.set('file', file);
  return form;
}

function readAnswer(status: number, body: unknown): Sent {
  const { resource, title, field, resourceId } = (body ?? {}) as {
    resource?: Resource;
    title?: string;
    field?: string;
    resourceId?: string;
  };
  if ((status === 200 || status === 201) && resource) return { ok: true, resource };
  return {
    ok: false,
    stopped: false,
    message: title ?? UPLOAD_FAILED,
    field: field ?? '',
    knownId: resourceId ?? null,
  };
}
