import { problemResponse } from './errors.ts';

/** Null for a request that says all in its address: no body, or an empty object. Else the refusal. */
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
