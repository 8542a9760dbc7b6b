import { expect, it } from 'vitest';
import { writtenTables } from './busy-retry-driver.server.ts';

it.each([
  ['insert into "posts" ("id") values (?)', 'posts'],
  ['update "users" set "bio" = ?', 'users'],
  ['UPDATE posts set reactions = reactions - 1', 'posts'],
  ['delete from "comments" where "id" = ?', 'comments'],
  ['with gone as (delete from posts returning id) select count(*) from gone', 'posts'],
])('knows what is written to by %s', (sql, table) => {
  expect(writtenTables(sql)).toContain(table);
});

it.each(['select * from "posts"', 'begin immediate', 'pragma optimize'])(
  'knows that nothing is written by %s',
  (sql) => expect(writtenTables(sql)).toEqual([]),
);
