import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A request and its answer as Node's own server would hand them to a listener. */
export type NodeExchange = {
  request: IncomingMessage & { originalUrl?: string };
  response: ServerResponse;
  /** Settles when the answer has ended. */
  answer: Promise<Response>;
};

/**
 * Dresses `asked` up for a library that knows Node's server only. `origin` is the address that people type;
 * `mount` the library's folder, the first of the path.
 */
export async function nodeExchange(
  asked: Request,
  origin: string,
  mount: string,
): Promise<NodeExchange> {
  const { protocol, host } = new URL(origin);
  const { pathname, search } = new URL(asked.url);
  const socket = new Socket();
  Object.assign(socket, { encrypted: protocol === 'https:' });
  const request: NodeExchange['request'] = new IncomingMessage(socket);
  const body = Buffer.from(await asked.arrayBuffer());
  request.method = asked.method;
  // The first folder in any spelling: the site has already found out that it is the mount.
  request.url = (pathname.replace(/^\/[^/]*/, '') || '/') + search;
  request.originalUrl = mount + request.url;
  request.headers = { ...Object.fromEntries(asked.headers), host };
  if (body.length > 0) request.headers['content-length'] = String(body.length);
  request.push(body.length > 0 ? body : null);
  if (body.length > 0) request.push(null);
  const response = new ServerResponse(request);
  return { request, response, answer: captured(response) };
}

function captured(response: ServerResponse): Promise<Response> {
  return new Promise((done) => {
    const pieces: Buffer[] = [];
    const keep = (piece: unknown) => {
      if (typeof piece === 'string' || piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
    };
    response.write = (piece: unknown) => {
      keep(piece);
      return true;
    };
    response.end = (piece?: unknown) => {
      keep(piece);
      const { statusCode } = response;
      const hasBody = statusCode >= 200 && ![204, 205, 304].includes(statusCode);
      const body = hasBody ? Buffer.concat(pieces) : null;
      done(new Response(body, { status: statusCode, headers: headersOf(response) }));
      response.emit('finish');
      return response;
    };
  });
}

function headersOf(response: ServerResponse): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(response.getHeaders())) {
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, String(one));
  }
  headers.delete('content-length');
  return headers;
}
