import { expect, it } from 'vitest';
import { UNLIMITED } from '../../test/factories/rate-limits.ts';
import { reachAdmin } from '../../test/factories/save-reach.ts';
import { uploader } from '../../test/factories/upload-as-member.ts';
import { ADMIN, signedIn } from '../../test/factories/visitors.ts';
import { samplePicture } from '../../test/pictures.ts';
import { createTestApp } from '../../test/test-app.ts';

const KEYS = { session: /from "sessions" where "token_hash"/, token: /from "api_tokens" where/ };

/** An app with a list of the statements that its server runs. */
async function spiedApp() {
  const { db } = await createTestApp();
  const statements: string[] = [];
  const executor = db.getExecutor();
  const spied = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(executor.compileQuery(node, { queryId: 'spied' }).sql);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const env = { ADMIN_EMAILS: ADMIN };
  const app = await createTestApp({ env, overrides: { ...UNLIMITED, db: spied } });
  const readsOf = async (ask: () => Promise<Response>) => {
    statements.length = 0;
    const { status } = await ask();
    const reads = Object.entries(KEYS).map(([name, sql]) => [
      name,
      statements.filter((statement) => sql.test(statement)).length,
    ]);
    return { status, ...(Object.fromEntries(reads) as Record<keyof typeof KEYS, number>) };
  };
  return { app, readsOf };
}

it.each(['everybody', 'members'])('reads the session once a request: %s may read', async (who) => {
  const { app, readsOf } = await spiedApp();
  const { browser, save } = await reachAdmin(app);
  expect((await save({ readers: who })).status).toBe(200);
  const once = { session: 1, token: 0 };
  for (const path of ['/home', '/community', '/community.data', '/admin/reach', '/api/viewer']) {
    const reads = await readsOf(() => browser.fetch(path));
    expect([path, reads]).toEqual([path, { status: 200, ...once }]);
  }
  const { upload } = await uploader(app);
  const bytes = await samplePicture(1);
  expect(await readsOf(() => upload({ bytes }))).toEqual({ status: 201, ...once });
  const { token } = await signedIn(app);
  const headers = { authorization: `Bearer ${token}` };
  const reads = await readsOf(() => fetch(`${app.origin}/api/v1/account`, { headers }));
  expect(reads).toEqual({ status: 200, session: 0, token: 1 });
});
