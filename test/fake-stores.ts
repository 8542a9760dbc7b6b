import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Kept = { bytes: Buffer; type: string };
type Fake = {
  origin: string;
  files: Map<string, Kept>;
  /** Received requests, as `PUT /bucket/key`. */
  asked: string[];
  /** Replaces the response: a status with a body, or a closed connection. */
  trouble: { status?: number; body?: string; cut?: boolean };
};

/** Starts an S3-like bucket over real HTTP: PUT, GET and DELETE with signed requests. */
export function fakeBucket(): Promise<Fake & { endpoint: string }> {
  return listen((request, body, fake) => {
    const { method = '', url = '' } = request;
    const path = decodeURIComponent(new URL(url, fake.origin).pathname);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
      return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' };
    }
    if (method === 'PUT') {
      fake.files.set(path, { bytes: body, type: request.headers['content-type'] ?? '' });
      return { status: 200, body: '' };
    }
    const kept = fake.files.get(path);
    if (method === 'DELETE') {
      fake.files.delete(path);
      return { status: 204, body: '' };
    }
    if (!kept) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
    return { status: 200, body: kept.bytes, type: kept.type };
  }).then((fake) => Object.assign(fake, { endpoint: `${fake.origin}/bucket` }));
}

/** Starts an image host over real HTTP: accepts the specified form, responds with `secure_url`. */
export function fakeImageHost(preset: string): Promise<Fake & { url: string }> {
  return listen(async (request, body, fake) => {
    const path = request.url ?? '';
    if (request.method === 'GET') {
      const kept = fake.files.get(path);
      return kept ? { status: 200, body: kept.bytes, type: kept.type } : { status: 404, body: '' };
    }
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
      .formData()
      .catch(() => null);
    const file = form?.get('file');
    if (form?.get('upload_preset') !== preset || !(file instanceof File)) {
      return { status: 400, body: JSON.stringify({ message: 'Upload preset not found' }) };
    }
    const name = `/image/v${fake.files.size + 1}/${file.name}`;
    fake.files.set(name, { bytes: Buffer.from(await file.arrayBuffer()), type: file.type });
    return { status: 200, body: JSON.stringify({ secure_url: `${fake.origin}${name}` }) };
  }).then((fake) => Object.assign(fake, { url: `${fake.origin}/v1_1/cloud/image/upload` }));
}

type Said = { status: number; body: string | Buffer; type?: string };
type Answer = (request: IncomingMessage, body: Buffer, fake: Fake) => Said | Promise<Said>;

async function listen(answer: Answer): Promise<Fake> {
  const fake: Fake = { origin: '', files: new Map(), asked: [], trouble: {} };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => void reply(Buffer.concat(pieces)));
    const reply = async (body: Buffer) => {
      fake.asked.push(`${request.method} ${request.url}`);
      if (fake.trouble.cut) return request.socket.destroy();
      const {
        status,
        body: words,
        type,
      } = fake.trouble.status === undefined
        ? await answer(request, body, fake)
        : { status: fake.trouble.status, body: fake.trouble.body ?? '', type: undefined };
      response.writeHead(status, { 'content-type': type ?? 'application/json' });
      response.end(words);
    };
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  fake.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return fake;
}
