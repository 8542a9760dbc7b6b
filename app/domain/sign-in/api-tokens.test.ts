import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { tokenOf } from '../../../test/factories/token-of.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { createToken } from './api-tokens.server.ts';
import { signOutEverywhere } from './sessions.server.ts';
import { deleteSession } from '../members/session-store.server.ts';

it('rejects a new token after the session has ended', async () => {
  const { services, db } = await createTestApp();
  const { viewer } = await tokenOf(services);
  expect(await deleteSession(services.db, viewer.id, viewer.sessionId)).toBe(true);
  const form = new FormData();
  form.set('name', 'My script');
  form.set('scope', 'translate');
  form.set('lifetime', '90');
  const done = await createToken(services, viewer, form);
  expect(done).toEqual({ ok: false, reason: 'sign-in-first' });
  expect(await db.selectFrom('api_tokens').select('id').execute()).toHaveLength(1);
});

it('keeps the sessions when the tokens cannot be revoked', async () => {
  const { services, db } = await createTestApp();
  const { viewer } = await tokenOf(services);
  await sql`create trigger stuck before delete on api_tokens begin select raise(abort, 'stuck'); end`.execute(
    db,
  );
  await expect(signOutEverywhere(services, viewer)).rejects.toThrow('stuck');
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  await sql`drop trigger stuck`.execute(db);
  await signOutEverywhere(services, viewer);
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(0);
  expect(await db.selectFrom('api_tokens').select('id').execute()).toHaveLength(0);
});
