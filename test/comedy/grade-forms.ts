import { readField } from '../../comedy/fragment.ts';
import type { FormName } from '../../comedy/language/reading.ts';
import type { FieldKind } from '../../comedy/post-styles.ts';

/** An input with the correct grammatical forms, or several alternatives. A missing form must not be given. */
export type GradedInput = {
  field: string;
  kind?: FieldKind;
  text: string;
  forms: Readonly<Partial<Record<FormName, string | readonly string[] | null>>>;
};

/** Forms that can be wrong; the others repeat the typed words. */
const GRADED = [
  'past',
  'pres',
  'ger',
  'clause',
  'doing',
  'np',
  'adj',
  'place',
] as const satisfies readonly FormName[];

export type Grade = {
  /** Number of forms given. */
  given: number;
  /** One sentence for each wrong form. */
  wrong: string[];
  /** Number of correct forms not given, which only makes lines plainer. */
  missed: number;
};

/** Compares the forms of the analyser with the correct ones. */
export function gradeForms(inputs: readonly GradedInput[]): Grade {
  const grade: Grade = { given: 0, wrong: [], missed: 0 };
  for (const input of inputs) {
    const fragment = readField(input.field, input.kind ?? 'text', input.text);
    for (const form of GRADED) {
      const right = [input.forms[form] ?? []].flat();
      const found = fragment?.forms[form];
      if (found === undefined) {
        if (right.length > 0) grade.missed += 1;
        continue;
      }
      grade.given += 1;
      if (!right.includes(found)) grade.wrong.push(fault(input, form, found, right));
    }
  }
  return grade;
}

function fault(input: GradedInput, form: string, found: string, right: readonly string[]): string {
  const wanted = right.length > 0 ? right.join(' or ') : 'none';
  return `${input.field} "${input.text}": ${form} is "${found}", right is ${wanted}`;
}
