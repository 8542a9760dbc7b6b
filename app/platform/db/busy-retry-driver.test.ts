import { expect, it } from 'vitest';
import { isWrite } from './busy-retry-driver.server.ts';

it.each([
  [true, 'insert into "posts" ("id") values (?)'],
  [true, 'update "users" set "bio" = ?'],
  [true, 'UPDATE posts set reactions = reactions - 1'],
  [true, 'delete from "comments" where "id" = ?'],
  [true, 'with gone as (delete from posts returning id) select count(*) from gone'],
  [false, 'select * from "posts"'],
  [false, 'select "updated_at" from "posts"'],
  [false, 'begin immediate'],
  [false, 'pragma optimize'],
])('returns %s for %s', (expected, statement) => {
  expect(isWrite(statement)).toBe(expected);
});
