import type { TemporaryFile } from '../../platform/files/temporary-file.server.ts';
import { formText } from '../../platform/http/form-text.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import type { Rejection } from '../../platform/http/rejection.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { MAX_FILE_BYTES, readWords, type ResourceWords } from './resource.ts';

/** Maximum size of the body of an upload. Bytes. */
export const MAX_UPLOAD_BYTES = 5_767_168;
/** A rejected body is read up to this size, so that the client receives the response. Bytes. */
export const MAX_DISCARDED_BYTES = 24 * 1024 * 1024;
/** Maximum size of everything but the file. Bytes. */
const MAX_TEXT_BYTES = 32 * 1024;

/** A parsed upload. */
type Upload = { file: File; words: ResourceWords };

/** Writes the body of an upload into `file` while it arrives. Returns false when it is too large for one. */
export async function receiveUpload(
  body: ReadableStream<Uint8Array> | null,
  file: TemporaryFile,
): Promise<boolean> {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size <= MAX_UPLOAD_BYTES) await file.append(chunk);
    if (size > MAX_DISCARDED_BYTES) break;
  }
  return size <= MAX_UPLOAD_BYTES;
}

/** Parses a received body with the headers of its request: a multipart form with one file. */
export async function parseUpload(
  request: Request,
  received: TemporaryFile,
): Promise<{ ok: true; upload: Upload } | Rejection> {
  const body = await received.read();
  const form = await readForm(new Request(request, { method: 'POST', body }));
  if (!form) return { ok: false, reason: 'invalid-request' };
  const [file, ...others] = [...form.values()].filter((value) => value instanceof File);
  if (others.length > 0) return { ok: false, reason: 'too-many-files' };
  if (!file || file.size === 0) {
    const message = errorMessage('invalid-field', { field: 'The file' });
    return { ok: false, reason: 'invalid-field', message };
  }
  if (file.size > MAX_FILE_BYTES) return { ok: false, reason: 'picture-too-large' };
  if (body.length - file.size > MAX_TEXT_BYTES) return { ok: false, reason: 'invalid-request' };
  const text = (name: string) => formText(form, name);
  const typed = { description: text('description'), alt: text('alt'), tags: text('tags') };
  return { ok: true, upload: { file, words: readWords(typed) } };
}
