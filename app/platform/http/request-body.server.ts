import { isIdempotencyKey } from '../text/ids.ts';
import { type ErrorCode, problemResponse } from './errors.ts';

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

/** Receives a part of a multipart body. */
export type PartSink = {
  write(bytes: Buffer): Promise<void> | void;
};

/** The body is no valid multipart form. */
export class MultipartError extends Error {}

const BLANK_LINE = Buffer.from('\r\n\r\n');
const MAX_HEADER_BYTES = 16 * 1024;

/** The boundary in a multipart content type, or null. */
export function boundaryOf(contentType: string | null): string | null {
  const match = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  );
  return match?.[1] ?? match?.[2] ?? null;
}

type Begin = (part: { name: string; isFile: boolean }) => PartSink;
type ParserState = {
  state: 'before' | 'after-mark' | 'headers' | 'data' | 'done';
  buffered: Buffer;
  sink: PartSink | null;
};

/**
 * Parses a multipart body as a stream. `begin` receives the name of each part and returns its sink. Throws MultipartError,
 * and errors of the sinks.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  begin: Begin,
): Promise<void> {
  const mark = Buffer.from(`\r\n--${boundary}`);
  const parser: ParserState = { state: 'before', buffered: Buffer.from('\r\n'), sink: null };
  for await (const chunk of body) {
    parser.buffered = Buffer.concat([parser.buffered, chunk]);
    while (await parseStep(parser, mark, begin));
  }
  if (parser.state !== 'done') throw new MultipartError('The body ends before its last boundary');
}

// Parses the buffer one step further. False when it needs more data.
async function parseStep(parser: ParserState, mark: Buffer, begin: Begin): Promise<boolean> {
  if (parser.state === 'before' || parser.state === 'data') return writePart(parser, mark);
  if (parser.state === 'headers') return beginPart(parser, begin);
  if (parser.state === 'done') {
    parser.buffered = Buffer.alloc(0);
    return false;
  }
  if (parser.buffered.length < 2) return false;
  const next = parser.buffered.toString('latin1', 0, 2);
  if (next !== '--' && next !== '\r\n') throw new MultipartError('No line after a boundary');
  parser.state = next === '--' ? 'done' : 'headers';
  return true;
}

// Writes the data up to the next boundary. The last bytes of the buffer may be its beginning.
async function writePart(parser: ParserState, mark: Buffer): Promise<boolean> {
  const { buffered, sink } = parser;
  const at = buffered.indexOf(mark);
  const ready = at === -1 ? Math.max(0, buffered.length - mark.length) : at;
  if (ready > 0) await sink?.write(buffered.subarray(0, ready));
  parser.buffered = buffered.subarray(at === -1 ? ready : at + mark.length);
  if (at === -1) return false;
  parser.sink = null;
  parser.state = 'after-mark';
  return true;
}

// The buffer starts with the line break after the boundary, so a part without headers also ends with BLANK_LINE.
function beginPart(parser: ParserState, begin: Begin): boolean {
  const { buffered } = parser;
  const at = buffered.indexOf(BLANK_LINE);
  if (at > MAX_HEADER_BYTES || (at === -1 && buffered.length > MAX_HEADER_BYTES)) {
    throw new MultipartError('The headers of a part are too long');
  }
  if (at === -1) return false;
  parser.sink = begin(describePart(buffered.toString('utf8', 0, at)));
  parser.buffered = buffered.subarray(at + BLANK_LINE.length);
  parser.state = 'data';
  return true;
}

function describePart(headers: string): { name: string; isFile: boolean } {
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(headers)?.[1] ?? '';
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new MultipartError('A part has no name');
  return { name, isFile: /;\s*filename\*?=/i.test(disposition) };
}
