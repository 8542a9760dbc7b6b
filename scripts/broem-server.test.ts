import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shareNew } from '../test/factories/share-as-member.ts';
import { tokenOf } from '../test/factories/token-of.ts';
import { createTestApp } from '../test/test-app.ts';

const script = join(import.meta.dirname, 'broem.ts');

// Not spawnSync: the server runs in this process.
function broem(env: Record<string, string>, ...args: string[]) {
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((done) => {
    const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
    const said = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].on('data', (chunk: Buffer) => (said[stream] += chunk.toString()));
    }
    child.on('close', (status) => done({ status, ...said }));
  });
}

it('remixes a post of a server, lists own posts, and opens the hall of fame', async () => {
  const { services, origin, db } = await createTestApp();
  const { viewer: author } = await tokenOf(services);
  const shared = await shareNew(services, author, 'I made toast.', { reactions: 1 });
  const { secret, viewer } = await tokenOf(services, { person: { name: 'Dana Smith' } });
  const env = { BROETRY: origin, BROETRY_TOKEN: secret };
  const field = ['--field', 'context=I made toast'];
  const remix = await broem(env, 'remix', `${origin}/post/${shared}`, ...field);
  expect([remix.status, remix.stderr]).toEqual([0, '']);
  const row = await db
    .selectFrom('posts')
    .select(['post', 'remix_of'])
    .where('user_id', '=', viewer.id)
    .executeTakeFirst();
  expect(row?.remix_of).toBe(shared);
  expect(remix.stdout.trimEnd()).toBe(row?.post);
  const posts = await broem(env, 'posts', 'toast', '--limit', '5');
  expect(posts.stdout).toMatch(/^Dana Smith, record \d+ of 100\n/);
  expect(posts.stdout).toContain(row?.post);
  const hall = await broem({ BROETRY: origin }, 'hall');
  expect(hall.stdout).toContain(`/post/${shared}\nI made toast.`);
}, 60_000);

it('prints the error of the server', async () => {
  const { services, origin } = await createTestApp();
  const { secret } = await tokenOf(services, { scopes: ['translate'] });
  const env = { BROETRY: origin, BROETRY_TOKEN: secret };
  const cases: [Record<string, string>, string[], RegExp][] = [
    [{ BROETRY: '' }, ['hall'], /^Say which server: export BROETRY=/],
    [{ BROETRY: origin, BROETRY_TOKEN: '' }, ['posts'], /^Say who you are: export BROETRY_TOKEN=/],
    [env, ['posts'], /^This token may not do that: it lacks posts:read\.$/m],
    [env, ['remix', 'none'], /^The post you were making worse has left the community\./],
    [env, ['remix', 'two words'], /^Say which post/],
    [{ BROETRY: 'http://127.0.0.1:1' }, ['hall'], /^Nobody answers at http:\/\/127\.0\.0\.1:1\.$/m],
  ];
  for (const [given, args, words] of cases) {
    const { status, stdout, stderr } = await broem(given, ...args);
    expect([args, status, stdout]).toEqual([args, 1, '']);
    expect(stderr).toMatch(words);
  }
}, 60_000);
