import { expect, it } from 'vitest';
import { createActionLimits } from './action-limits.server.ts';

it('gives everybody so many goes an hour, each action by itself, and then says how long to wait', async () => {
  const limits = createActionLimits();
  for (let go = 0; go < 20; go += 1) expect(await limits.take('share', 'ada', `${go}`)).toBeNull();
  const wait = await limits.take('share', 'ada', 'one more');
  expect(wait).toBeGreaterThan(3500);
  expect(wait).toBeLessThanOrEqual(3600);
  expect(await limits.take('share', 'bob', 'one more')).toBeNull();
  expect(await limits.take('report', 'ada')).toBeNull();
});

it('takes a hundred clicks on the same thing for one go', async () => {
  const limits = createActionLimits();
  const clicks = Array.from({ length: 100 }, () => limits.take('share', 'ada', 'the same'));
  expect(new Set(await Promise.all(clicks))).toEqual(new Set([null]));
  for (let go = 1; go < 20; go += 1) expect(await limits.take('share', 'ada', `${go}`)).toBeNull();
  expect(await limits.take('share', 'ada', 'one more')).not.toBeNull();
  // What was refused is no free go the next time.
  expect(await limits.take('share', 'ada', 'one more')).not.toBeNull();
});
