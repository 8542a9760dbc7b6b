import type { Problem } from '../http/problem.ts';

/** `status` is 0 when no response arrived. The other fields are those of the problem document. */
export type RequestFailure = Partial<Problem> & { ok: false; status: number };
export type RequestResult<Data> = { ok: true; data: Data } | RequestFailure;

type RequestOptions = Pick<RequestInit, 'method' | 'body' | 'signal' | 'keepalive'> & {
  /** Sent as a JSON body. */
  json?: unknown;
  idempotencyKey?: string;
};

/** Sends a request from the browser and parses the JSON response. Never throws, also when aborted. */
export function requestJson<Data = unknown>(
  path: string,
  options: RequestOptions = {},
): Promise<RequestResult<Data>> {
  return send(path, options, async (response) =>
    response.status === 204 ? undefined : response.json(),
  );
}

/** Sends the fields of a form, as the page does without script. Never throws. */
export function sendForm<Data>(path: string, fields: Readonly<Record<string, string>>) {
  return requestJson<Data>(path, { method: 'POST', body: new URLSearchParams(fields) });
}

/** Loads a file with its headers. Never throws. */
export function requestFile(
  path: string,
  options: RequestOptions = {},
): Promise<RequestResult<{ blob: Blob; headers: Headers }>> {
  return send(path, options, async (response) => ({
    blob: await response.blob(),
    headers: response.headers,
  }));
}

/** Sends a DELETE request. True also when the target is already gone. */
export async function requestDelete(path: string): Promise<boolean> {
  const result = await requestJson(path, { method: 'DELETE' });
  return result.ok || result.status === 404;
}

/** The title of a 4xx response. For a server error, and without a response, `fallback`. */
export function rejectionTitle({ status, title }: RequestFailure, fallback: string): string {
  return (status < 500 ? title : undefined) ?? fallback;
}

async function send<Data>(
  path: string,
  { json, idempotencyKey, ...init }: RequestOptions,
  read: (response: Response) => Promise<Data>,
): Promise<RequestResult<Data>> {
  let status = 0;
  try {
    const headers = new Headers({ accept: 'application/json' });
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    if (json !== undefined) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(json);
    }
    const response = await fetch(path, { ...init, headers });
    if (response.ok) return { ok: true, data: await read(response) };
    status = response.status;
    return { ...((await response.json()) as Problem), ok: false, status };
  } catch {
    return { ok: false, status };
  }
}
