import { type ErrorCode, problemResponse } from './errors.ts';
import { readJson } from './read-json.server.ts';

/** What a parser of a body found wrong with it, and the field to mend. */
type Fault = {
  ok: false;
  code: ErrorCode;
  field?: string;
  message?: string;
  values?: Record<string, string>;
};

/** What the JSON body of a request asks for, as `parse` reads it; or the answer that says why it asks for nothing. */
export async function readAsk<Parsed extends { ok: true } | Fault>(
  request: Request,
  requestId: string,
  parse: (body: unknown) => Parsed,
): Promise<Extract<Parsed, { ok: true }> | { ok: false; answer: Response }> {
  const body = await readJson(request);
  if (!body.ok) return { ok: false, answer: problemResponse(body.code, { requestId }) };
  const parsed: { ok: true } | Fault = parse(body.value);
  if (parsed.ok) return parsed as Extract<Parsed, { ok: true }>;
  const { code, field, values, message: title } = parsed;
  return { ok: false, answer: problemResponse(code, { requestId, field, values, title }) };
}
