import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  boundaryOf,
  MultipartError,
  type PartSink,
  readMultipart,
} from '../../platform/http/request-body.server.ts';
import { pictureKindOf } from '../../platform/images/picture-kind.ts';
import { MAX_FILE_BYTES } from './resource.ts';

const MAX_UPLOAD_BYTES = 5_767_168;
// A rejected body is read up to this size, so that the client receives the response.
const MAX_DISCARDED_BYTES = 24 * 1024 * 1024;
const MAX_TEXT_BYTES = 8 * 1024;
const MAX_PARTS = 8;
const HEAD = 16;

/** An upload in a temporary file. The caller must call `drop`. */
export type Upload = {
  fields: Record<'description' | 'alt' | 'tags', string>;
  read: () => Promise<Uint8Array>;
  drop: () => Promise<void>;
};

export type UploadError = 'too-large' | 'too-many' | 'unsupported-image' | 'no-file' | 'no-form';
export type ReadUpload = { ok: true; upload: Upload } | { ok: false; reason: UploadError };

class UploadRejectedError extends Error {
  readonly reason: UploadError;
  constructor(reason: UploadError) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Streams a multipart upload into a file in `folder`, so that memory never contains the whole picture. Throws when
 * the file cannot be written. A rejected upload leaves no file.
 */
export async function readUpload(request: Request, folder: string): Promise<ReadUpload> {
  const boundary = boundaryOf(request.headers.get('content-type'));
  const { body } = request;
  if (boundary === null || !body) return { ok: false, reason: 'no-form' };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${randomBytes(12).toString('hex')}.part`);
  const pieces = piecesOf(body);
  const sinks = createSinks(path);
  let kept = false;
  try {
    await readMultipart(pieces.upTo(MAX_UPLOAD_BYTES), boundary, sinks.begin);
    if (!sinks.hasFile()) return { ok: false, reason: 'no-file' };
    kept = true;
    const drop = () => rm(path, { force: true });
    return { ok: true, upload: { fields: sinks.fields(), read: () => readFile(path), drop } };
  } catch (error) {
    if (!(error instanceof UploadRejectedError || error instanceof MultipartError)) throw error;
    await pieces.throwAway();
    return { ok: false, reason: error instanceof UploadRejectedError ? error.reason : 'no-form' };
  } finally {
    await sinks.close();
    if (!kept) await rm(path, { force: true });
  }
}

/** Reads and discards the body of a rejected request, up to 24 MiB, so that the client receives the response. */
export async function discardBody(request: Request): Promise<void> {
  if (request.body) await piecesOf(request.body).throwAway();
}

function piecesOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  return {
    async *upTo(most: number): AsyncGenerator<Uint8Array> {
      let size = 0;
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        size += value.length;
        if (size > most) throw new UploadRejectedError('too-large');
        yield value;
      }
    },
    async throwAway(): Promise<void> {
      let size = 0;
      while (size < MAX_DISCARDED_BYTES) {
        const piece = await reader.read().catch(() => null);
        if (!piece || piece.done) return;
        size += piece.value.length;
      }
      await reader.cancel().catch(() => undefined);
    },
  };
}

// Creates one sink for the file and one per text field. The first error ends the upload.
function createSinks(path: string) {
  const texts = new Map<string, Buffer[]>();
  let file: FileHandle | null = null;
  let fileSize = 0;
  let hasFile = false;
  let parts = 0;
  const fileSink: PartSink = {
    async write(bytes) {
      // A chunk shorter than a file signature cannot be checked here. The decoder checks the whole file later.
      const isWrong = fileSize === 0 && bytes.length >= HEAD && pictureKindOf(bytes) === null;
      if (isWrong) throw new UploadRejectedError('unsupported-image');
      fileSize += bytes.length;
      if (fileSize > MAX_FILE_BYTES) throw new UploadRejectedError('too-large');
      file ??= await open(path, 'wx', 0o600);
      await file.writeFile(bytes);
    },
  };
  const begin = ({ name, isFile }: { name: string; isFile: boolean }): PartSink => {
    parts += 1;
    if (parts > MAX_PARTS) throw new UploadRejectedError('no-form');
    if (!isFile) return textSink(texts, name);
    if (hasFile) throw new UploadRejectedError('too-many');
    hasFile = true;
    return fileSink;
  };
  const text = (name: string) => Buffer.concat(texts.get(name) ?? []).toString('utf8');
  return {
    begin,
    hasFile: () => fileSize > 0,
    fields: () => ({ description: text('description'), alt: text('alt'), tags: text('tags') }),
    close: async () => file?.close(),
  };
}

function textSink(texts: Map<string, Buffer[]>, name: string): PartSink {
  const pieces: Buffer[] = [];
  let size = 0;
  texts.set(name, pieces);
  return {
    write(bytes) {
      size += bytes.length;
      if (size > MAX_TEXT_BYTES) throw new UploadRejectedError('no-form');
      pieces.push(Buffer.from(bytes));
    },
  };
}
