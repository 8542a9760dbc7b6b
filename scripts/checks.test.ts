import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { tool } from './test-step.ts';

const root = join(import.meta.dirname, '..');
const project = mkdtempSync(join(tmpdir(), 'broetry-checks-'));

// Files with a fault, by the rule that must report it.
const faults: Record<string, [file: string, text: string][]> = {
  'no-restricted-imports': [
    ['comedy/reads-site.ts', "import '../app/platform/http/errors.ts';"],
    ['comedy/reads-site.test.ts', "import '../app/platform/http/errors.ts';"],
    ['comedy/reads-file.ts', "import 'node:fs';"],
    ['comedy/draws.ts', "import 'react';"],
    ['app/features/posts/rule.ts', "import './save-post.server.ts';"],
    ['app/features/posts/lazy-rule.ts', "await import('./save-post.server.ts');"],
    ['app/features/posts/file-rule.ts', "import 'node:fs';"],
    ['app/features/posts/part.tsx', "import '../replies/replies-page.tsx';"],
    ['app/features/posts/a-page.tsx', "import './post-store.server.ts';"],
    ['app/features/posts/b-page.tsx', "import '../replies/replies-page.tsx';"],
    ['app/features/posts/c-page.tsx', "import 'kysely';"],
    ['app/features/posts/d-page.tsx', "import '../../platform/db/database.server.ts';"],
    ['app/features/posts/e-page.tsx', "import 'hono/utils/cookie';"],
    ['app/features/posts/a-route.ts', "import './post-store.server.ts';"],
    ['app/domain/posts/a-verb.server.ts', "import 'react-router';"],
    ['app/domain/posts/b-verb.server.ts', "import 'react-dom/server';"],
    ['app/domain/posts/c-verb.server.ts', "import 'hono/cookie';"],
    ['app/domain/posts/d-verb.server.ts', "import './a-page.tsx';"],
    ['app/domain/posts/e-verb.server.ts', "import { sql } from 'kysely'; sql;"],
    ['app/domain/posts/a-store.server.ts', "import 'react';"],
    ['app/domain/posts/b-store.server.ts', "import '@hono/node-server';"],
    ['app/domain/posts/c-store.server.ts', "import 'pg';"],
    ['app/platform/db/draws.ts', "import 'react';"],
    ['app/platform/up.ts', "import '../domain/posts/text.ts';"],
    ['app/platform/db/up.ts', "import '../../domain/posts/text.ts';"],
    ['app/platform/http/up.server.ts', "import '../../features/a.ts';"],
    ['app/ui/up.tsx', "import '../domain/posts/text.ts';"],
    ['app/domain/posts/up.ts', "import '../../features/a.ts';"],
    ['app/domain/posts/draws.ts', "import '../../ui/dialog.tsx';"],
    ['app/domain/posts/up-store.server.ts', "import '../../server/a.ts';"],
    ['app/features/posts/up.ts', "import '../../server/a.ts';"],
    ['app/features/posts/up-page.tsx', "import '../../server/a.ts';"],
    ['app/features/posts/a.test.ts', "import '../replies/replies-page.tsx';"],
  ],
  'no-cycle': [
    ['app/one.ts', "import { two } from './two.ts'; export const one = () => two;"],
    ['app/two.ts', "import { one } from './one.ts'; export const two = () => one;"],
  ],
  'no-floating-promises': [
    ['app/forgets.ts', 'async function write(): Promise<void> {}\nwrite();'],
  ],
  'no-danger': [
    ['app/markup.tsx', "export const a = <p dangerouslySetInnerHTML={{ __html: '' }} />;"],
  ],
  'no-restricted-properties': [
    ['app/inner.ts', "document.body.innerHTML = '';"],
    ['app/insert.ts', "document.body.insertAdjacentHTML('beforeend', '');"],
    [
      'app/domain/posts/d-store.server.ts',
      "import { sql } from 'kysely'; export const a = sql.raw('now()');",
    ],
  ],
  'no-eval': [['app/eval.ts', "eval('1');"]],
  'no-new-func': [['app/function.ts', "export const f = new Function('return 1');"]],
  'no-implied-eval': [['app/timer.ts', "setTimeout('alert(1)', 1);"]],
};

// Files that the same rules must accept.
const clean: [string, string][] = [
  [
    'app/domain/posts/post-store.server.ts',
    "import { sql } from 'kysely';\nexport const now = sql`now()`;",
  ],
  ['app/domain/posts/posts.server.ts', "import './post-store.server.ts';"],
  [
    'app/features/posts/f-page.tsx',
    "import '../../domain/posts/posts.server.ts';\nimport 'react-router';",
  ],
  [
    'app/features/posts/b-route.ts',
    "import type { Route } from './+types/b-route';\nexport type A = Route;",
  ],
  [
    'app/features/replies/replies-page.tsx',
    'export default function Page() {\n  return <p>Hello</p>;\n}',
  ],
  ['app/features/replies/page.test.ts', "import './replies-page.tsx';"],
  ['app/domain/members/guests.server.ts', "import 'hono/utils/cookie';"],
  ['app/platform/db/database.server.ts', "import 'pg';\nimport 'kysely';"],
  ['app/platform/http/errors.ts', "import '../../../comedy/banks.ts';"],
  ['comedy/banks.ts', 'export const banks = 1;'],
];

beforeAll(() => {
  for (const file of ['oxlint.config.ts', '.oxfmtrc.json', 'tsconfig.json', 'package.json']) {
    cpSync(join(root, file), join(project, file));
  }
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'dir');
  for (const [path, text] of [...Object.values(faults).flat(), ...clean]) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), `${text}\n`);
  }
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function run(name: string, ...args: string[]) {
  const command = tool(name, ...args);
  return spawnSync(process.execPath, command, { cwd: project, encoding: 'utf8' });
}

test('the linter finds every planted fault and nothing in clean files', { timeout: 60_000 }, () => {
  const report = z.object({
    diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() })),
  });
  const { stdout, status } = run('oxlint', '-f', 'json', '.');
  const found = new Map<string, string[]>();
  for (const { code, filename } of report.parse(JSON.parse(stdout)).diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), /\((.*)\)/.exec(code ?? '')?.[1] ?? '']);
  }
  expect(status).toBe(1);
  const missed = Object.entries(faults).flatMap(([rule, files]) =>
    files.filter(([path]) => !found.get(path)?.includes(rule)),
  );
  expect(missed).toEqual([]);
  expect(
    clean.filter(([path]) => found.has(path)).map(([path]) => [path, found.get(path)]),
  ).toEqual([]);
});
