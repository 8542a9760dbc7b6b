import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Proxy } from './small-proxy.ts';

const TEMPLATE = join(import.meta.dirname, '../../deploy/nginx.conf.template');

/** The nginx of this machine; null when it has none. */
export function findNginx(): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nginx')).find((file) => existsSync(file)) ?? null;
}

/**
 * A real nginx with the file of deploy/, in front of the servers at these ports. It believes whom a proxy at the address
 * `before` says it has seen; usually there is none. Throws with its words.
 */
export async function startNginx(
  program: string,
  port: number,
  servers: readonly number[],
  before = '192.0.2.1',
): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'broetry-nginx-'));
  const list = servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join('\n  ');
  const site = readFileSync(TEMPLATE, 'utf8')
    .replace(/^#.*$/gm, '')
    .replace('${BROETRY_SERVERS}', list)
    .replace('${BROETRY_BEFORE}', before)
    .replace('${BROETRY_LISTEN}', `127.0.0.1:${port}`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr error;
    events { worker_connections 4096; }
    http { access_log off; ${temporary}\n${site} }`,
  );
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (words = (words + text).slice(-2000)));
  for (let look = 0; look < 100 && child.exitCode === null; look += 1) {
    if (await isOpen(port)) break;
    await new Promise((done) => setTimeout(done, 50));
  }
  const stop = async () => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (child.exitCode === null)
    return { origin: `http://127.0.0.1:${port}`, stop, words: () => words };
  await stop();
  throw new Error(`nginx ended: ${words}`);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}
