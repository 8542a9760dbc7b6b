import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { tokenOf } from '../../../test/factories/token-of.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { SCOPE_NAMES } from '../../domain/members/api-token.ts';
import { OPERATIONS } from '../../domain/api/operations.ts';

type Name = keyof typeof OPERATIONS;

/** What each command prints, as far as it is the same every time. */
const PRINTS: Record<Name, RegExp> = {
  writePost: /"style":"humblebrag","level":"Unhinged"/,
  listPosts: /"posts":\[\{/,
  readPost: /"text":"/,
  writeReplies: /event: end\ndata: .*"tone":"witty".*"tone":"humble-brag"/,
  translate: /"direction":"to-truth"/,
  judge: /"badges":\[\{/,
  comment: /"comments":\[\{/,
  readAccount: /"postsCreated":/,
  listStyles: /"value":"humblebrag"/,
  readCommunity: /"posts":\[\{/,
  readRemixForm: /"remixOf":"/,
  listRemixes: /"above":\[\]/,
  readPrompt: /"situation":"/,
  readHall: /"isThisWeek":true/,
  deletePost: /^$/,
};

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
  for (const name of Object.keys(PRINTS) as Name[]) {
    const { status, stdout } = await inShell(
      commands.get(OPERATIONS[name].summary) ?? 'false',
      env,
    );
    expect([name, status, stdout]).toEqual([name, 0, expect.stringMatching(PRINTS[name])]);
  }
});

it('names every operation, scope and refusal, also without script', async () => {
  const { origin } = await createTestApp();
  const html = plain(await page(origin)).replaceAll('<!-- -->', '');
  for (const { method, path, errors } of Object.values(OPERATIONS)) {
    expect(html).toContain(`${method} /api/v1${path}`);
    for (const code of errors) expect(html).toContain(` ${code}</code>`);
  }
  for (const scope of SCOPE_NAMES) expect(html).toContain(scope);
});

it('begins with a list of what stands on the page', async () => {
  const { origin } = await createTestApp();
  const html = await page(origin);
  const list = /<nav aria-label="Contents".*?<\/nav>/s.exec(html)?.[0] ?? '';
  const ids = Array.from(list.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
  expect(ids.length).toBe(7 + Object.keys(OPERATIONS).length);
  for (const id of ids) expect([id, html.includes(`id="${id}"`)]).toEqual([id, true]);
});
