import { isIdempotencyKey } from '../text/ids.ts';
import { formText } from './form-text.ts';
import type { Rejection } from './rejection.ts';

/** The body is longer than its address takes. Thrown by whatever reads it: docs/product.md §5, order of the checks. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** A request in place of one whose body is too long. Reading it throws BodyTooLargeError. */
export function withoutLongBody(request: Request): Request {
  const body = new ReadableStream({
    start: (controller) => controller.error(new BodyTooLargeError()),
  });
  const init = { method: request.method, body, duplex: 'half' };
  return new Request(request, init);
}

type ReadJson = { ok: true; value: unknown } | Rejection<'unsupported-media-type' | 'bad-json'>;

/** Reads a JSON body. The server has limited its size. Throws BodyTooLargeError. */
export async function readJson(request: Request): Promise<ReadJson> {
  const text = await request.text();
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || request.headers.has('content-encoding')) {
    return { ok: false, reason: 'unsupported-media-type' };
  }
  try {
    return { ok: true, value: JSON.parse(text, withoutPrototypes) };
  } catch {
    return { ok: false, reason: 'bad-json' };
  }
}

// zod drops this key without an error.
function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__ is not a field');
  return value;
}

/** Reads and parses the JSON body of a request. */
export async function parseJsonBody<Parsed>(
  request: Request,
  parse: (body: unknown) => Parsed,
): Promise<Parsed | Extract<ReadJson, { ok: false }>> {
  const body = await readJson(request);
  return body.ok ? parse(body.value) : body;
}

/** Returns the Idempotency-Key of a request, or null when it is missing or invalid. */
export function readIdempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key') ?? '';
  return isIdempotencyKey(key) ? key : null;
}

/** Returns the idempotency key of a form; a new one for a missing or invalid key. */
export function readFormKey(form: FormData, newKey: () => string): string {
  const key = formText(form, 'key');
  return isIdempotencyKey(key) ? key : newKey();
}

/** Reads a form body, or null. The server has limited its size. Throws BodyTooLargeError. */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof BodyTooLargeError) throw error;
    return null;
  }
}

/** The rejection of a body that must be empty or `{}`, or null. */
export async function rejectBody(
  request: Request,
): Promise<Rejection<'unknown-field' | 'bad-json'> | null> {
  const body = (await request.text()).trim();
  if (body === '' || /^\{\s*\}$/.test(body)) return null;
  return { ok: false, reason: isJson(body) ? 'unknown-field' : 'bad-json' };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
