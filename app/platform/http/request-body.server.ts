import { isIdempotencyKey } from '../text/ids.ts';
import { type ErrorCode, problemResponse } from './errors.ts';
import { formText } from './form-text.ts';

type ReadJson =
  | { ok: true; value: unknown }
  | { ok: false; code: 'unsupported-media-type' | 'bad-json' };

/** Reads a JSON body. The server has limited its size. */
export async function readJson(request: Request): Promise<ReadJson> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' || request.headers.has('content-encoding')) {
    return { ok: false, code: 'unsupported-media-type' };
  }
  try {
    return { ok: true, value: JSON.parse(await request.text(), withoutPrototypes) };
  } catch {
    return { ok: false, code: 'bad-json' };
  }
}

// zod drops this key without an error.
function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('__proto__ is not a field');
  return value;
}

/** The error of a body parser. */
export type BodyError = {
  ok: false;
  code: ErrorCode;
  field?: string;
  message?: string;
  values?: Record<string, string>;
};

/** Parses the JSON body of a request, or returns the error response. */
export async function parseJsonBody<Parsed extends { ok: true } | BodyError>(
  request: Request,
  requestId: string,
  parse: (body: unknown) => Parsed,
): Promise<Extract<Parsed, { ok: true }> | { ok: false; response: Response }> {
  const body = await readJson(request);
  if (!body.ok) return { ok: false, response: problemResponse(body.code, { requestId }) };
  const parsed: { ok: true } | BodyError = parse(body.value);
  if (parsed.ok) return parsed as Extract<Parsed, { ok: true }>;
  const { code, field, values, message: title } = parsed;
  return { ok: false, response: problemResponse(code, { requestId, field, values, title }) };
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

/** Reads a form body, or null. The server has limited its size. */
export async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

/** The error response to a body that must be empty or `{}`, or null. */
export async function rejectBody(request: Request, requestId: string): Promise<Response | null> {
  const body = (await request.text()).trim();
  if (body === '' || /^\{\s*\}$/.test(body)) return null;
  return problemResponse(isJson(body) ? 'unknown-field' : 'bad-json', { requestId });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
