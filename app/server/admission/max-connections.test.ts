import { expect, it } from 'vitest';
import { connectionLimit } from './max-connections.server.ts';

it('leaves files for the work itself', () => {
  const limits = (files: string) =>
    `Limit  Soft  Hard\nMax open files            ${files}     ${files}\n`;
  expect(connectionLimit(limits('256'))).toBe(160);
  expect(connectionLimit(limits('64'))).toBe(32);
  expect(connectionLimit(limits('unlimited'))).toBe(20_000);
  expect(connectionLimit('')).toBe(20_000);
});
