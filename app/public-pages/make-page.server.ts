import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import { isProblem } from '../errors.ts';
import type { Services } from '../services.server.ts';
import { blessInline } from './bless-inline.server.ts';
import { keepAnswer, type KeptAnswer } from './kept-answer.server.ts';
import { type Encoding, pack } from '../pack.server.ts';
import { publicPolicy } from './public-policy.server.ts';
import type { StyleSheet } from './style-sheets.server.ts';

/** What the shell is told about a request that is nobody's: what comes of it goes to many. */
export type SharedRequest = {
  nonce: string;
  /** Where to read from instead of the database: a replica of it. */
  replica?: Kysely<Database>;
};

/** What pages are made with. */
export type MakeParts = {
  services: Services;
  /** The whole server. */
  answer: (request: Request, shared: SharedRequest) => Response | Promise<Response>;
  /** The built style sheets by their address. */
  sheets: ReadonlyMap<string, StyleSheet>;
  /** The addresses of all built files: what has none of them is not looked for among them. */
  built: ReadonlySet<string>;
};

/** Asks the server for a public page, as a reader without any cookie. */
export async function makePage(
  parts: MakeParts,
  origin: string,
  address: string,
): Promise<KeptAnswer | null> {
  const { services, sheets } = parts;
  const nonce = Buffer.from(services.randomBytes(16)).toString('base64url');
  const made = await ask(parts, origin, address, nonce);
  // What gives something to one reader is not for the others, nor is a problem, which names the request it came of.
  if (made.headers.has('set-cookie') || isProblem(made)) {
    await made.body?.cancel();
    return null;
  }
  const body = Buffer.from(await made.arrayBuffer());
  const kept = new Headers(made.headers);
  if (!isPage(made)) return keepAnswer(made.status, kept, body);
  const blessed = blessInline(body.toString(), nonce, sheets);
  kept.set('content-security-policy', publicPolicy(services.settings, origin, blessed));
  return keepAnswer(made.status, kept, Buffer.from(blessed.html));
}

/**
 * Asks the server for a built file. The build has packed it better than there is time for here: whoever takes it packed gets
 * what the server has in that encoding. Null for one that is not there.
 */
export async function makeFile(
  { services, answer }: MakeParts,
  origin: string,
  address: string,
): Promise<KeptAnswer | null> {
  const nonce = Buffer.from(services.randomBytes(16)).toString('base64url');
  const ask = (encoding: Encoding) => {
    const headers = { host: new URL(origin).host, 'accept-encoding': encoding };
    return answer(new Request(origin + address, { headers }), { nonce });
  };
  const made = await ask('identity');
  // A page is never one of them, and holds no longer than a moment.
  if (made.status !== 200 || isPage(made) || made.headers.has('set-cookie')) {
    await made.body?.cancel();
    return null;
  }
  const body = Buffer.from(await made.arrayBuffer());
  return keepAnswer(made.status, made.headers, body, async (encoding) => {
    const packed = await ask(encoding);
    if (packed.status === 200 && packed.headers.get('content-encoding') === encoding) {
      return Buffer.from(await packed.arrayBuffer());
    }
    await packed.body?.cancel();
    return pack(body, encoding);
  });
}

/** From the replica when it has everything, else and when that fails from the primary. */
async function ask(
  { services: { replica }, answer }: MakeParts,
  origin: string,
  address: string,
  nonce: string,
): Promise<Response> {
  const headers = { host: new URL(origin).host };
  const request = () => new Request(origin + address, { headers });
  if (replica?.isCaughtUp()) {
    const made = await answer(request(), { nonce, replica: replica.db });
    if (made.status < 500) return made;
    await made.body?.cancel();
    replica.doubt();
  }
  return answer(request(), { nonce });
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}
