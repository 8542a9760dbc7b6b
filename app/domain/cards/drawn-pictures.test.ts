import { expect, it } from 'vitest';
import { createDrawnPictures } from './drawn-pictures.server.ts';

it('draws once for all who ask at the same time, and again after a failure', async () => {
  const drawn = createDrawnPictures();
  let draws = 0;
  const draw = () => {
    draws += 1;
    return Promise.resolve(Buffer.from('a'));
  };
  await Promise.all(Array.from({ length: 50 }, () => drawn.get('one', draw)));
  await drawn.get('one', draw);
  expect(draws).toBe(1);
  const failed = drawn.get('two', () => Promise.reject(new Error('no')));
  await expect(failed).rejects.toThrow('no');
  expect(await drawn.get('two', draw)).toEqual(Buffer.from('a'));
  expect(await drawn.get('three', () => Promise.resolve(null))).toBeNull();
  expect(await drawn.get('three', draw)).toEqual(Buffer.from('a'));
});

it('keeps no more bytes than it may, and what was used last', async () => {
  const drawn = createDrawnPictures(100);
  const asked: string[] = [];
  const get = (key: string) =>
    drawn.get(key, () => {
      asked.push(key);
      return Promise.resolve(Buffer.alloc(40));
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
