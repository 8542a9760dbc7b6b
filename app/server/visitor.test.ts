import { expect, it } from 'vitest';
import { UNLIMITED } from '../../test/factories/rate-limits.ts';
import { accessAdmin } from '../../test/factories/save-access.ts';
import { uploader } from '../../test/factories/upload-as-member.ts';
import { ADMIN, signedIn } from '../../test/factories/visitors.ts';
import { samplePicture } from '../../test/pictures.ts';
import { spiedApp } from '../../test/spied-app.ts';

const SESSION = /from "sessions" where "token_hash"/;
const TOKEN = /from "api_tokens" where/;

async function countingApp() {
  const env = { ADMIN_EMAILS: ADMIN };
  const { app, statementsOf } = await spiedApp({ env, overrides: UNLIMITED });
  const readsOf = async (ask: () => Promise<Response>) => {
    let status = 0;
    const statements = await statementsOf(async () => ({ status } = await ask()));
    const count = (sql: RegExp) => statements.filter((statement) => sql.test(statement)).length;
    return { status, session: count(SESSION), token: count(TOKEN) };
  };
  return { app, readsOf };
}

it.each(['everybody', 'members'])('reads the session once a request: %s may read', async (who) => {
  const { app, readsOf } = await countingApp();
  const { browser, save } = await accessAdmin(app);
  expect((await save({ readers: who })).status).toBe(200);
  const once = { session: 1, token: 0 };
  for (const path of ['/home', '/community', '/community.data', '/admin/access', '/api/viewer']) {
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
