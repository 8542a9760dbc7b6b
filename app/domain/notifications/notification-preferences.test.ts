import { expect, it } from 'vitest';
import { ALL_NOTICES } from './notice-kinds.ts';
import { readPreferences, withPreferences } from './notification-preferences.ts';

it('wants everything until somebody says otherwise', () => {
  for (const settings of ['{}', '', 'junk', '[]', 'null', '{"notices":7}', '{"notices":[]}']) {
    expect([settings, readPreferences(settings)]).toEqual([settings, ALL_NOTICES]);
  }
});

it('keeps what was said, and leaves the other settings alone', () => {
  const before = '{"theme":"dark"}';
  const kept = withPreferences(before, { ...ALL_NOTICES, reactions: false });
  expect(readPreferences(kept)).toEqual({ ...ALL_NOTICES, reactions: false });
  expect(JSON.parse(kept)).toMatchObject({ theme: 'dark' });
});

it('takes a wish that is no yes or no for a yes', () => {
  expect(readPreferences('{"notices":{"comments":"no","requests":false}}')).toEqual({
    ...ALL_NOTICES,
    requests: false,
  });
});
