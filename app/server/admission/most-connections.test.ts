import { expect, it } from 'vitest';
import { mostConnections } from './most-connections.server.ts';

it('leaves files for the work itself', () => {
  const limits = (files: string) =>
    `Limit  Soft  Hard\nMax open files            ${files}     ${files}\n`;
  expect(mostConnections(limits('256'))).toBe(160);
  expect(mostConnections(limits('64'))).toBe(32);
  expect(mostConnections(limits('unlimited'))).toBe(20_000);
  expect(mostConnections('')).toBe(20_000);
});
