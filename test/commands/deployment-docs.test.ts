import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect, type ConnectionOptions } from 'node:tls';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { findNginx } from '../processes/find-nginx.ts';
import { emptyFolder } from './built-server.ts';

// Each starts processes, of which several run at once on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const guide = readFileSync(join(import.meta.dirname, '../../docs/self-hosting.md'), 'utf8');
const program = findNginx();
const hasAll = program !== null && spawnSync('openssl', ['version']).status === 0;
const NEEDS = { meta: { needs: program === null ? 'nginx' : 'openssl' } } as const;
const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0;

/** The block of the guide that begins so. */
function blockOf(begin: string): string {
  const blocks = [...guide.matchAll(/^```\w*\n([^]*?)^```$/gm)].map(([, block = '']) => block);
  const found = blocks.filter((block) => block.startsWith(begin));
  expect([begin, found.length]).toEqual([begin, 1]);
  return found[0]!;
}

/** A real nginx with the servers of the guide, a certificate of its own, and a server behind it. */
async function startGuide() {
  const behind = createServer((_, answer) => answer.end('behind')).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const [https, http] = [await freePort(), await freePort()];
  const folder = emptyFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=broetry.example', '-newkey', 'ec', '-pkeyopt'];
  const made = ['ec_paramgen_curve:P-256', '-keyout', key, '-out', certificate];
  const args = ['req', '-x509', '-nodes', '-days', '1', ...subject, ...made];
  expect(spawnSync('openssl', args).status).toBe(0);
  const servers = blockOf('server {')
    .replace('listen 443', `listen 127.0.0.1:${https}`)
    .replace('listen 80', `listen 127.0.0.1:${http}`)
    .replace('127.0.0.1:3000', `127.0.0.1:${(behind.address() as AddressInfo).port}`)
    .replaceAll(/\/etc\/letsencrypt\S+?(fullchain|privkey)\.pem/g, (_, which) =>
      which === 'privkey' ? key : certificate,
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const file = join(folder, 'nginx.conf');
  const own = `daemon off; master_process off; pid ${folder}/pid; error_log stderr error;`;
  writeFileSync(file, `${own} events {} http { ${temporary.join(' ')}\n${servers} }`);
  const child = spawn(program!, ['-p', folder, '-e', 'stderr', '-c', file]);
  onTestFinished(async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : null;
    child.kill('SIGKILL');
    await ended;
    behind.close();
  });
  const look = () => fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' });
  const isUp = async () => (await look().catch(() => null)) !== null;
  await expect.poll(isUp).toBe(true);
  return { https, http: `http://127.0.0.1:${http}` };
}

/** The version and the cipher that both sides agree on, or why they do not. */
function greet(port: number, options: ConnectionOptions): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ...options });
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('secureConnect', () => {
    resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
    socket.destroy();
  });
  socket.once('error', (error: Error & { code?: string }) => resolve(error.code ?? error.message));
  return promise;
}

const OLD = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const;
const WEAK = { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA256' } as const;
const TWO = { maxVersion: 'TLSv1.2' } as const;
const WEAK_FIRST = {
  ...TWO,
  ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384',
};

it.runIf(hasAll)(
  'speaks TLS 1.2 and 1.3 alone, with strong ciphers, as the guide has nginx',
  NEEDS,
  async () => {
    const { https, http } = await startGuide();
    expect(await greet(https, {})).toMatch(/^TLSv1\.3 /);
    expect(await greet(https, WEAK_FIRST)).toBe('TLSv1.2 ECDHE-ECDSA-AES256-GCM-SHA384');
    expect(await greet(https, OLD)).toBe('ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION');
    expect(await greet(https, WEAK)).toMatch(/ALERT_HANDSHAKE_FAILURE$/);
    const page = await fetch(`${http}/community?q=x`, { redirect: 'manual' });
    expect(page.status).toBe(308);
    expect(page.headers.get('location')).toMatch(/^https:\/\/[^/]+\/community\?q=x$/);
    for (const path of ['/api/v1/posts', '/metrics']) {
      const answer = await fetch(http + path, { method: 'POST', redirect: 'manual' });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  },
);

it('gives the service of the guide one folder to write to, and root its code', () => {
  const unit = blockOf('[Unit]').split('\n');
  for (const line of [
    'User=broetry',
    'ProtectSystem=strict',
    'StateDirectory=broetry',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
  ]) {
    expect(unit).toContain(line);
  }
  expect(unit.filter((line) => /^(ReadWritePaths|AmbientCapabilities)=/.test(line))).toEqual([]);
  expect(unit.find((line) => line.startsWith('ExecStart='))).not.toMatch(/npm|bootstrap/);
  expect(blockOf('sudo useradd')).toContain('sudo npm run build');
  expect(guide).not.toContain('chown');
});

it.runIf(hasAnalyze)(
  'has a unit that systemd understands',
  { meta: { needs: 'systemd-analyze' } },
  () => {
    const file = join(emptyFolder(), 'broetry.service');
    // The program is where it is on this machine.
    writeFileSync(file, blockOf('[Unit]').replace(/^(ExecStart=)\S+/m, `$1"${process.execPath}"`));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], {
      encoding: 'utf8',
    });
    expect([status, `${stdout}${stderr}`.includes('broetry.service')]).toEqual([0, false]);
  },
);
