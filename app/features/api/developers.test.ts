import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { tokenOf } from '../../../test/factories/token-of.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { SCOPE_NAMES } from '../../domain/members/api-token.ts';
import { OPERATIONS } from '../../domain/api/operations.ts';

async function page(origin: string): Promise<string> {
  return (await fetch(`${origin}/developers`, { headers: { accept: 'text/html' } })).text();
}

/** The commands as a reader copies them from the page, by what they do. */
async function commandsOn(origin: string): Promise<Map<string, string>> {
  const html = await page(origin);
  const found = html.matchAll(/aria-label="Command: ([^"]+)"[^>]*><pre[^>]*>([^<]*)<\/pre>/g);
  return new Map([...found].map(([, name = '', text = '']) => [plain(name), plain(text)]));
}

function plain(html: string): string {
  const signs: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
  return html.replace(/&(quot|amp|lt|gt|#x27);/g, (_, name: string) => signs[name] ?? '');
}

function inShell(command: string, env: Record<string, string>) {
  return new Promise<{ status: number | null; stdout: string }>((done) => {
    const child = spawn('sh', ['-c', command.replace(/^curl /, 'curl -sS --fail-with-body ')], {
      env: { ...process.env, ...env },
    });
    let stdout = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.on('close', (status) => done({ status, stdout }));
  });
}

it('gives commands that work as they stand', { timeout: 60_000 }, async () => {
  const { services, origin } = await createTestApp();
  const { secret, viewer } = await tokenOf(services);
  const commands = await commandsOn(origin);
  expect(commands.size).toBe(Object.keys(OPERATIONS).length + 1);
  const setUp = commands.get('Set up') ?? '';
  expect(setUp).toContain(`export BROETRY=${services.publicOrigin}`);
  const env = {
    BROETRY: origin,
    BROETRY_TOKEN: secret,
    POST_ID: await shareNew(services, viewer, 'a post about lunch'),
  };
  const { deletePost, ...others } = OPERATIONS;
  for (const { name, summary } of [...Object.values(others), deletePost]) {
    const { status, stdout } = await inShell(commands.get(summary) ?? 'false', env);
    expect([name, status, stdout]).toEqual([
      name,
      0,
      expect.stringMatching(name === 'deletePost' ? /^$/ : /^\{"|event: end/),
    ]);
  }
});

it('names every operation, scope and refusal, also without script', async () => {
  const { origin } = await createTestApp();
  const html = plain(await page(origin)).replaceAll('<!-- -->', '');
  for (const { method, path, errors, details = [] } of Object.values(OPERATIONS)) {
    expect(html).toContain(`${method} /api/v1${path}`);
    for (const [name] of details.flatMap(({ rows }) => rows)) {
      expect(html).toContain(`>${name}</code></dt>`);
    }
    for (const code of errors) expect(html).toContain(` ${code}</code>`);
  }
  for (const scope of SCOPE_NAMES) expect(html).toContain(scope);
});
