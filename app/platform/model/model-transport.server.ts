import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';

type Call = { headers: Record<string, string>; body: string; signal: AbortSignal };

/**
 * Posts to the model provider and gives the answer once its headers are there. Follows no redirect and
 * asks no proxy, so the key goes to the configured host alone. Rejects with Node's error, or when
 * `signal` aborts; that also ends an answer which is still being read.
 */
export function postToModel(url: URL, { headers, body, signal }: Call): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((done, fail) => {
    const asked = request(
      url,
      { method: 'POST', headers: { ...headers, ...length }, signal },
      done,
    );
    asked.on('error', fail).end(body);
  });
}
