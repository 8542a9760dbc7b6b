import { expect, it } from 'vitest';
import { createMemory } from './memory-adapter.server.ts';

it('forgets what is over, and the oldest when there is too much', async () => {
  const clock = { now: 1000 };
  const codes = createMemory(() => clock.now, 3)('AuthorizationCode');
  await codes.upsert('a', { grantId: 'g', uid: 'u' }, 1);
  expect(await codes.find('a')).toMatchObject({ grantId: 'g' });
  expect(await codes.findByUid('u')).toMatchObject({ grantId: 'g' });
  clock.now += 1000;
  expect(await codes.find('a')).toBeUndefined();
  expect(await codes.findByUid('u')).toBeUndefined();
  for (const id of ['b', 'c', 'd', 'e']) await codes.upsert(id, { grantId: id }, 10);
  expect(await codes.find('b')).toBeUndefined();
  expect(await codes.find('e')).toMatchObject({ grantId: 'e' });
  await codes.revokeByGrantId('e');
  expect(await codes.find('e')).toBeUndefined();
  await codes.consume('d');
  expect(await codes.find('d')).toMatchObject({ consumed: 2 });
  await codes.destroy('d');
  expect(await codes.find('d')).toBeUndefined();
});
