import type { Input } from './make-input.ts';

export type JudgedAnswer = {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
};

/** Internals that no response may contain. */
const INNER =
  /\n\s+at \S+|node_modules|build\/server|file:\/\/\/|SQLITE_|sqlite_|ZodError|TypeError|RangeError|syntax error at|UNIQUE constraint|\bselect "|insert into "/;
const ENDING = /\.data\/?$/;

/** Returns the fault of a response, or null without one. The response must not contain `dataDir` either. */
export function judgeAnswer(
  { method, path }: Pick<Input, 'method' | 'path'>,
  { status, headers, body }: JudgedAnswer,
  dataDir: string,
): string | null {
  // 501 is what oembed.com asks for where a format is missing.
  if (status >= 500 && status !== 501) return `a status of ${status}`;
  if (INNER.test(body) || body.includes(dataDir)) return 'a look inside the server';
  const type = String(headers['content-type'] ?? '');
  const isEmpty = method === 'HEAD' || status === 204 || status === 304;
  if (isEmpty) return body === '' ? null : 'a body where there is none';
  const [pathname = ''] = path.split('?');
  if (status >= 400 && pathname.startsWith('/api/') && !ENDING.test(pathname)) {
    return judgeProblem(type, body, status);
  }
  if (status >= 300 && status < 400) return judgeRedirect(String(headers['location'] ?? ''));
  if (body !== '' && type === '') return 'a body of no type';
  return type.startsWith('application/json') && !isJson(body) ? 'JSON that is none' : null;
}

function judgeProblem(type: string, body: string, status: number): string | null {
  if (type !== 'application/problem+json') return `a refusal of type ${type || 'none'}`;
  if (!isJson(body)) return 'a problem that is no JSON';
  const problem = JSON.parse(body) as Record<string, unknown>;
  const isWhole = typeof problem['title'] === 'string' && typeof problem['code'] === 'string';
  return isWhole && problem['status'] === status ? null : 'half a problem';
}

function judgeRedirect(location: string): string | null {
  return /^\/(?![/\\])/.test(location) || /^http:\/\/127\.0\.0\.1:\d+\//.test(location)
    ? null
    : `a redirect to ${location || 'nowhere'}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
