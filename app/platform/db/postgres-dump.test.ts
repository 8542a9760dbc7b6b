import { expect, it } from 'vitest';
import { connection } from './postgres-dump.server.ts';

it('converts a URL to the environment variables of libpq', () => {
  const url = `postgres://bro%40x:p%2Fw%20d@db.example:6432/posts?sslmode=verify-full&sslrootcert=${encodeURIComponent(import.meta.filename)}`;
  expect(connection(url)).toEqual({
    PGHOST: 'db.example',
    PGPORT: '6432',
    PGUSER: 'bro@x',
    PGPASSWORD: 'p/w d',
    PGDATABASE: 'posts',
    PGSSLMODE: 'verify-full',
    PGSSLROOTCERT: import.meta.filename,
  });
});

it('maps no-verify to the sslmode require', () => {
  expect(connection('postgres://u@h/d?sslmode=no-verify')).toMatchObject({ PGSSLMODE: 'require' });
});
