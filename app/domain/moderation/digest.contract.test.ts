import { expect, it } from 'vitest';
import { composeDigest, sendDigest } from './digest.server.ts';
import { ensureCase } from '../screening/case-store.server.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { newMember, servicesOn } from '../../../test/factories/write-as-member.ts';
import { sinkNet } from '../../../test/sink-net.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const NOW = Date.UTC(2026, 10, 26, 12);
const HOUR_MS = 3_600_000;
const RUNNING = new AbortController().signal;

function digester(
  moderationWebhook = 'https://hooks.example/secret?x=1',
  moderationWebhookNetworks: string[] = [],
) {
  const services = servicesOn(db());
  const settings = { ...services.settings, moderationWebhook, moderationWebhookNetworks };
  return { ...services, now: () => NOW, settings };
}

async function addCase(openedAt: number): Promise<void> {
  const services = servicesOn(db());
  const writer = await newMember(services);
  const postId = await shareNew(services, writer, 'a post');
  const target = { kind: 'post', id: postId, postId, requestId: null, ownerId: writer.id } as const;
  await ensureCase(db(), target, { id: services.newId(), now: openedAt });
}

it('sends nothing while nothing waits, then what waits, as JSON that a chat shows', async () => {
  const bodies: unknown[] = [];
  const { net, asked, pinned } = await sinkNet((request, response) => {
    let text = '';
    request.on('data', (piece: Buffer) => (text += piece.toString()));
    request.on('end', () => {
      bodies.push([request.method, request.headers['content-type'], JSON.parse(text)]);
      response.end('ok');
    });
  });
  const services = digester();
  expect(await sendDigest(services, RUNNING, { net })).toBe(false);
  await addCase(NOW - 50 * HOUR_MS);
  await addCase(NOW - HOUR_MS);
  expect(await sendDigest(services, RUNNING, { net })).toBe(true);
  const url = 'http://localhost:3000/admin/moderation';
  const text = `2 cases wait for a look, 1 new in a day, the oldest since 2026-11-24: ${url}`;
  const oldest = '2026-11-24T10:00:00.000Z';
  const body = { text, waiting: 2, new: 1, oldest, url };
  expect(bodies).toEqual([['POST', 'application/json', body]]);
  expect(asked).toEqual([`sink.example:${net.port} /secret?x=1`]);
  expect(pinned).toHaveLength(1);
  await db().updateTable('moderation_cases').set({ closed_at: NOW }).execute();
  expect(await composeDigest(services)).toBeNull();
  await db().updateTable('moderation_cases').set({ closed_at: null }).execute();
});

it('tries again, then says that it failed, without the address', async () => {
  let answers = 0;
  const { net, visits } = await sinkNet((_, response) => {
    response.writeHead((answers += 1) < 3 ? 503 : 200).end();
  });
  expect(await sendDigest(digester(), RUNNING, { net, retries: [1, 1] })).toBe(true);
  expect(visits()).toBe(3);
  answers = -10;
  const failed = sendDigest(digester(), RUNNING, { net, retries: [1, 1] });
  await expect(failed).rejects.toThrow(/^MODERATION_WEBHOOK answered 503$/);
});

it.each([
  ['a name that leads to a private address', 'https://hooks.example/x', '10.0.0.7'],
  ['a private address', 'https://192.168.0.1/x', undefined],
  ['the machine itself', 'https://127.0.0.1/x', undefined],
  ['the metadata of a cloud', 'https://169.254.169.254/x', undefined],
])('asks no %s', async (_, url, address) => {
  const resolve = address === undefined ? undefined : () => Promise.resolve([address]);
  const { net, visits } = await sinkNet((__, response) => void response.end(), resolve);
  const failed = sendDigest(digester(url), RUNNING, { net, retries: [] });
  await expect(failed).rejects.toThrow('MODERATION_WEBHOOK gave no answer');
  expect(visits()).toBe(0);
});

it('asks an address of the own network that a setting lists, and no other', async () => {
  await addCase(NOW - HOUR_MS);
  const { net, visits, pinned } = await sinkNet(
    (_, response) => void response.end(),
    () => Promise.resolve(['10.0.0.7']),
  );
  const send = (networks: string[]) =>
    sendDigest(digester('https://chat.example/x', networks), RUNNING, { net, retries: [] });
  expect(await send(['10.0.0.0/24'])).toBe(true);
  expect(pinned).toEqual([[{ address: '10.0.0.7', family: 4 }]]);
  await expect(send(['10.0.1.0/24', '127.0.0.1'])).rejects.toThrow('gave no answer');
  expect(visits()).toBe(1);
});

it('follows no redirect', async () => {
  const { net, visits } = await sinkNet((_, response) => {
    response.writeHead(307, { location: 'https://hooks.example/y' }).end();
  });
  const failed = sendDigest(digester(), RUNNING, { net, retries: [] });
  await expect(failed).rejects.toThrow('answered 307');
  expect(visits()).toBe(1);
});
