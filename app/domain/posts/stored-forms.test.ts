import { expect, it } from 'vitest';
import { DEFAULT_PROFILE, type PostFormData } from './post.ts';
import { readStoredForm, writeStoredForm } from './stored-forms.server.ts';

const FORM: PostFormData = {
  type: 'gpt4-context',
  fields: { context: 'A "sandwich"\nfell' },
  humorLevel: 'Spicy',
  ...DEFAULT_PROFILE,
};

const ROW = { id: '01post', style: 'humblebrag' };

it('stores the fields as a JSON string and reads the same form', () => {
  const stored = writeStoredForm(FORM);
  expect(JSON.parse(stored)).toMatchObject({ context: '{"context":"A \\"sandwich\\"\\nfell"}' });
  expect(readStoredForm({ ...ROW, form_data: stored })).toEqual(FORM);
});

it.each([
  ['no JSON', 'x'],
  [
    'a part is missing',
    JSON.stringify({ ...JSON.parse(writeStoredForm(FORM)), profileName: undefined }),
  ],
  [
    'the fields are no JSON',
    JSON.stringify({ ...JSON.parse(writeStoredForm(FORM)), context: 'x' }),
  ],
  [
    'a field is no text',
    JSON.stringify({ ...JSON.parse(writeStoredForm(FORM)), context: '{"a":1}' }),
  ],
])('has no fields and the default author when %s', (_why, text) => {
  expect(readStoredForm({ ...ROW, form_data: text })).toEqual({
    type: 'humblebrag',
    fields: {},
    humorLevel: 'Spicy',
    ...DEFAULT_PROFILE,
  });
});
