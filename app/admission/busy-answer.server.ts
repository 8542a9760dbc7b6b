import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorMessage, ERRORS } from '../errors.ts';
import { DATA_POLICY, setSecureHeaders } from '../secure-headers.server.ts';
import { isUpload } from '../resources/is-upload.ts';

const { status: STATUS } = ERRORS.busy;
/** Those who were sent away together should not come back together. Seconds. */
const SOONEST = 1;
const LATEST = 5;

const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:34rem;margin:18vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}a{color:inherit}`;
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Everybody is circling back at once. · Broetry</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Everybody is circling back at once.</h1>
<p>${errorMessage('busy')}</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Sends a request away with 503 and a time to come back, and gives the id of that answer. Reads nothing, asks nobody. */
export function createBusyAnswer(secureCookies: boolean) {
  const page = headersOf('text/html; charset=utf-8', PAGE_POLICY, secureCookies);
  const data = headersOf('application/problem+json', DATA_POLICY, secureCookies);
  const problem = {
    type: 'about:blank',
    title: errorMessage('busy'),
    status: STATUS,
    code: 'busy',
  };
  return (request: IncomingMessage, response: ServerResponse): string => {
    const requestId = randomUUID();
    const isPage = wantsPage(request);
    const body = isPage ? PAGE : JSON.stringify({ ...problem, requestId });
    const wait = randomInt(SOONEST, LATEST + 1);
    // Nobody will read the picture that is on its way.
    if (isUpload(request)) response.setHeader('connection', 'close');
    response.writeHead(STATUS, [
      ...(isPage ? page : data),
      'retry-after',
      String(wait),
      'x-request-id',
      requestId,
      'content-length',
      String(Buffer.byteLength(body)),
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
    return requestId;
  };
}

function headersOf(type: string, policy: string, secureCookies: boolean): string[] {
  const headers = new Headers();
  setSecureHeaders(headers, secureCookies);
  headers.set('content-type', type);
  headers.set('content-security-policy', policy);
  headers.set('cache-control', 'no-store');
  return [...headers].flat();
}

function wantsPage({ url = '', headers }: IncomingMessage): boolean {
  if (url.startsWith('/api/') || /\.data(\?|$)/.test(url)) return false;
  if (headers['sec-fetch-dest'] === 'empty') return false;
  return headers.accept?.includes('text/html') ?? false;
}
