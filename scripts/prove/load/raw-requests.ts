type Sent = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown; cookie?: string };

/** Requests to an origin as they go over the line. What is sent carries a key: the sender puts one for `KEY`. */
export function rawRequests(origin: string) {
  const host = new URL(origin).host;
  const signedIn = (cookie = '') => cookie && `cookie: ${cookie}\r\n`;
  return {
    get: (path: string, cookie?: string) =>
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept: text/html,*/*\r\naccept-encoding: gzip\r\n${signedIn(cookie)}\r\n`,
    send({ method, path, body, cookie }: Sent) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const type = body === undefined ? '' : 'content-type: application/json\r\n';
      return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\n${type}idempotency-key: KEY\r\n${signedIn(cookie)}content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
    },
  };
}
