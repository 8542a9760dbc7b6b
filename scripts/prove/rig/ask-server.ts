import { Agent, request } from 'node:http';

export type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };
export type Ask = {
  method?: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
  bytes?: { body: Buffer; type: string };
  cookie?: string;
};

/** One browser's worth of connections to a server; `close` lets go of them. */
export type Asker = { ask: (path: string, ask?: Ask) => Promise<Answer>; close: () => void };

/** Asks as our own pages do. An answer is one only when all of it has come: a cut one is thrown. */
export function asker(origin: string): Asker {
  const agent = new Agent({ keepAlive: true });
  return {
    ask: (path, ask = {}) => send(agent, new URL(path, origin), ask),
    close: () => agent.destroy(),
  };
}

function send(agent: Agent, url: URL, ask: Ask): Promise<Answer> {
  const { body, type } = bodyOf(ask);
  const headers: Record<string, string> = {
    origin: url.origin,
    'sec-fetch-site': 'same-origin',
    ...(body ? { 'content-type': type, 'content-length': String(body.length) } : {}),
    ...(ask.cookie ? { cookie: ask.cookie } : {}),
    ...ask.headers,
  };
  const method = ask.method ?? (body ? 'POST' : 'GET');
  return new Promise((done, fail) => {
    const outgoing = request(url, { agent, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', () => {
        if (!answer.complete) return fail(new Error('The answer was cut.'));
        const text = Buffer.concat(parts).toString('utf8');
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
      });
    });
    outgoing.on('error', fail);
    outgoing.end(body ?? undefined);
  });
}

function bodyOf({ json, form, bytes }: Ask): { body: Buffer | null; type: string } {
  if (bytes) return bytes;
  if (form) {
    const text = new URLSearchParams(form).toString();
    return { body: Buffer.from(text), type: 'application/x-www-form-urlencoded' };
  }
  if (json === undefined) return { body: null, type: '' };
  return { body: Buffer.from(JSON.stringify(json)), type: 'application/json' };
}

/** The cookies that an answer sets, as they are sent back. */
export function cookiesIn({ headers }: Answer): string[] {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0] ?? '')
    .filter(Boolean);
}
