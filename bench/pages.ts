// npm run bench:pages: the public pages, warm, against a bare Node server that sends the same bytes with the same
// headers. What counts is the processor time of an answer, which does not depend on what else the machine does.
import { spawn } from 'node:child_process';
import { Agent, request as ask } from 'node:http';
import { join } from 'node:path';
import { percentile } from './percentile.ts';
import { end, processorTime, said, startPublicSite } from './public-site.ts';

const ROUNDS = 5;
const REQUESTS = 1000;
const READERS = 32;

type Answer = { headers: string[]; body: Buffer };
type Place = { port: number; pid: number };

const agent = new Agent({ keepAlive: true, maxSockets: READERS });
const site = await startPublicSite();
const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.mjs')], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const barePort = Number(await said(bare, /bare at (\d+)\./));
const ours: Place = { port: Number(new URL(site.origin).port), pid: site.pid };
const theirs: Place = { port: barePort, pid: bare.pid ?? 0 };

console.log(
  `${ROUNDS} rounds of ${REQUESTS} requests by ${READERS} readers, one server after the other`,
);
for (const path of ['/community', site.post, '/community.data', `${site.post}.data`]) {
  for (const encoding of ['identity', 'gzip']) await compare(path, encoding);
}
agent.destroy();
await Promise.all([site.stop(), end(bare)]);

async function compare(path: string, encoding: string): Promise<void> {
  const { headers, body } = await read(ours.port, path, encoding);
  await teach(path, headers, body);
  await Promise.all([run(ours, path, encoding, 300), run(theirs, path, encoding, 300)]);
  const times: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.ours.push(await run(ours, path, encoding, REQUESTS));
    times.theirs.push(await run(theirs, path, encoding, REQUESTS));
  }
  const [own, other] = [percentile(times.ours, 0.5), percentile(times.theirs, 0.5)];
  const name = path.replace(/\/post\/[^.]+/, '/post/{id}');
  console.log(
    `  ${name.padEnd(18)} ${encoding.padEnd(9)} ${String(body.length).padStart(7)} bytes` +
      `  ${own.toFixed(3)} ms, bare ${other.toFixed(3)} ms: ${(other / own).toFixed(2)} of the bare server`,
  );
}

/** Processor time of one answer, in milliseconds. */
async function run({ port, pid }: Place, path: string, encoding: string, count: number) {
  const before = processorTime(pid);
  let left = count;
  const reader = async () => {
    while (left > 0) {
      left -= 1;
      await read(port, path, encoding);
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return (processorTime(pid) - before) / count;
}

function read(port: number, path: string, encoding: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const headers = { 'accept-encoding': encoding };
    const request = ask({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ headers: answer.rawHeaders, body: Buffer.concat(parts) }));
    });
    request.on('error', fail);
    request.end();
  });
}

async function teach(path: string, raw: string[], body: Buffer): Promise<void> {
  // Node writes these itself.
  const own = new Set(['date', 'connection', 'keep-alive']);
  const headers: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const [name = '', value = ''] = raw.slice(index, index + 2);
    if (!own.has(name.toLowerCase())) headers.push(name, value);
  }
  await fetch(`http://127.0.0.1:${barePort}${path}`, {
    method: 'PUT',
    headers: { 'x-headers': JSON.stringify(headers) },
    body: new Uint8Array(body),
  });
}
