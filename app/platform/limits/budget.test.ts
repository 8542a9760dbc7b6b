import { expect, it } from 'vitest';
import { Budget, NetworkBudget } from './budget.server.ts';

it('gives no holder more than its share, and all no more than the total', () => {
  const budget = new Budget({ total: 10, perHolder: 4 });
  expect([budget.take('a', 3), budget.take('a', 2), budget.take('a', 1)]).toEqual([
    true,
    false,
    true,
  ]);
  expect([budget.take('b', 4), budget.take('c', 3), budget.take('c', 2)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(budget.used()).toBe(10);
  budget.give('a', 4);
  expect([budget.take('a', 4), budget.used()]).toEqual([true, 10]);
});

it('gives the networks of one /48 a share together', () => {
  const budget = new NetworkBudget({ total: 100, perNetwork: 4, perSite: 8 });
  const networks = ['00', '01', '02'].map((part) => `2001:db8:1:${part}00::1`);
  expect(networks.map((address) => budget.take(address, 4))).toEqual([true, true, false]);
  expect(budget.take(networks[0] ?? '', 1)).toBe(false);
  expect([budget.take('2001:db8:2::1', 4), budget.take('192.0.2.1', 4)]).toEqual([true, true]);
  budget.give(networks[0] ?? '', 4);
  expect([budget.take(networks[2] ?? '', 4), budget.used()]).toEqual([true, 16]);
});
