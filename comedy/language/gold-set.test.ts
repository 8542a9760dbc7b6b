import { expect, it } from 'vitest';
import goldSet from '../../test/comedy/gold-set.json' with { type: 'json' };
import { readField } from '../form/fragment.ts';
import type { FieldKind } from '../form/style-form.ts';
import { FORM_NAMES, type FormName } from './reading.ts';

/** An input with its correct grammatical forms, or several alternatives. A form that is absent must not be given. */
type Graded = {
  field: string;
  kind?: FieldKind;
  text: string;
  forms: Readonly<Partial<Record<FormName, string | readonly string[] | null>>>;
};

/** Forms that can be wrong; the others repeat the typed words. */
const GRADED = FORM_NAMES.filter(
  (form) => !['raw', 'cap', 'q', 'short', 'name', 'base'].includes(form),
);

const graded = (goldSet as readonly Graded[]).flatMap(({ field, kind = 'text', text, forms }) =>
  GRADED.map((form) => {
    const found = readField(field, kind, text)?.forms[form];
    return { field, text, form, found, right: [forms[form] ?? []].flat() };
  }),
);

it('gives no wrong form of the gold set', () => {
  const wrong = graded.filter(({ found, right }) => found !== undefined && !right.includes(found));
  expect(wrong).toEqual([]);
});

it('gives most correct forms of the gold set', () => {
  const given = graded.filter(({ found }) => found !== undefined).length;
  const missed = graded.filter(({ found, right }) => found === undefined && right.length > 0);
  expect(given).toBeGreaterThan(300);
  expect(missed.length / (given + missed.length)).toBeLessThan(0.15);
});
