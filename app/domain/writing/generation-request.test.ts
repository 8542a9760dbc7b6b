import { expect, it } from 'vitest';
import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { parseGeneration } from './generation-request.ts';

const FIELDS = { achievement: 'Got promoted', mundaneSituation: 'waiting in line' };

it('trims a full form and defaults to Spicy', () => {
  const body = { style: 'humblebrag', fields: { ...FIELDS, emotion: '  humbled ' } };
  expect(parseGeneration(body)).toEqual({
    ok: true,
    kind: 'new',
    params: {
      style: 'humblebrag',
      fields: { ...FIELDS, emotion: 'humbled' },
      level: 'Spicy',
      seed: undefined,
    },
  });
});

it.each(['unhinged', 'UNHINGED', 'Unhinged'])(
  'accepts the level %s in any letter case',
  (humorLevel) => {
    const parsed = parseGeneration({ style: 'humblebrag', fields: FIELDS, humorLevel });
    expect(parsed).toMatchObject({ ok: true, params: { level: 'Unhinged' } });
  },
);

it('leaves out empty optional fields', () => {
  for (const emotion of ['', '   ', '\u200b\u200b']) {
    const parsed = parseGeneration({ style: 'humblebrag', fields: { ...FIELDS, emotion } });
    expect(parsed).toMatchObject({ ok: true, params: { fields: FIELDS } });
  }
});

const required = POST_STYLES.flatMap((style) =>
  style.fields.filter((field) => field.required).map((field) => [style.value, field.name] as const),
);
it.each(required)('names the missing field: %s needs %s', (value, name) => {
  const style = POST_STYLES.find((one) => one.value === value)!;
  const fields = Object.fromEntries(
    style.fields
      .filter((field) => field.name !== name)
      .map((field) => [
        field.name,
        field.kind === 'number' ? '30' : (field.defaultValue ?? 'a goat'),
      ]),
  );
  const plain = style.fields.find((field) => field.name === name)!.label;
  const label = plain.endsWith('?') ? `"${plain}"` : plain;
  expect(parseGeneration({ style: value, fields })).toEqual({
    ok: false,
    reason: 'invalid-field',
    field: name,
    message: `${label} is required.`,
  });
});

it.each(['random-lol', 'sonnet', '', '__proto__', 'constructor'])(
  'rejects the unknown style %j',
  (style) => {
    expect(parseGeneration({ style, fields: {} })).toEqual({
      ok: false,
      reason: 'unsupported-style',
      values: { type: style },
    });
  },
);

it.each([
  ['NUL', 'a\u0000b'],
  ['a control character', 'a\u001bb'],
  ['a C1 control character', 'a\u0085b'],
  ['a lone surrogate', 'a\ud800b'],
])('rejects %s and names the field', (_name, achievement) => {
  const parsed = parseGeneration({ style: 'humblebrag', fields: { ...FIELDS, achievement } });
  expect(parsed).toMatchObject({ ok: false, reason: 'invalid-field', field: 'achievement' });
});

it('accepts pasted line breaks and tabs', () => {
  const context = 'My cat\r\n\twalked over it';
  expect(parseGeneration({ style: 'gpt4-context', fields: { context } })).toMatchObject({
    ok: true,
  });
});

it('accepts a field of the maximum length and rejects a longer one', () => {
  const parse = (length: number) =>
    parseGeneration({ style: 'humblebrag', fields: { ...FIELDS, emotion: 'x'.repeat(length) } });
  expect(parse(300)).toMatchObject({ ok: true });
  expect(parse(301)).toMatchObject({ ok: false, field: 'emotion' });
  const idea = (length: number) =>
    parseGeneration({ style: 'gpt4-context', fields: { context: 'x'.repeat(length) } });
  expect(idea(1000)).toMatchObject({ ok: true });
  expect(idea(1001)).toMatchObject({
    ok: false,
    // A label that is a question is quoted.
    message: '"What happened?" is too long: 1,000 characters at most.',
  });
});

it.each(['abc', '-1', '1e3', '12.5', '1000'])('rejects the age %j', (age1) => {
  const fields = { age1, age2: '30', weirdExperience: 'x', absurdSuccess: 'y', nowStatement: 'z' };
  expect(parseGeneration({ style: 'motivational-bs', fields })).toMatchObject({
    ok: false,
    field: 'age1',
  });
});

it('accepts only the verbs of the list', () => {
  const parse = (verb: string) =>
    parseGeneration({ style: 'buzzword-soup', fields: { verb, noun1: 'a', noun2: 'b' } });
  expect(parse('Operationalize')).toMatchObject({ ok: true });
  expect(parse('Nap')).toMatchObject({ ok: false, field: 'verb' });
});

it.each([
  [{ style: 'humblebrag', fields: { ...FIELDS, hobby: 'x' } }, 'hobby'],
  [{ style: 'humblebrag', fields: FIELDS, userId: 'x' }, 'userId'],
  [{ from: 'x', levelChange: 'up', style: 'humblebrag' }, 'style'],
])('rejects unknown fields and names them', (body, field) => {
  expect(parseGeneration(body)).toMatchObject({ ok: false, field });
});

it('ignores a __proto__ field', () => {
  const body: unknown = JSON.parse(
    '{"style":"humblebrag","fields":{"achievement":"a","mundaneSituation":"b","__proto__":{"x":1}}}',
  );
  parseGeneration(body);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

it.each([
  null,
  1,
  'x',
  [],
  {},
  { style: 1, fields: {} },
  { style: 'humblebrag', fields: { achievement: 1 } },
])('rejects the shape %j', (body) =>
  expect(parseGeneration(body)).toMatchObject({ ok: false, reason: 'invalid-request' }),
);

it.each([-1, 1.5, 2 ** 31, '7', null])('rejects the seed %j', (seed) => {
  expect(parseGeneration({ style: 'humblebrag', fields: FIELDS, seed })).toMatchObject({
    ok: false,
    field: 'seed',
  });
});
