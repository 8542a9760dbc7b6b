import { readField } from '../../comedy/fragment.ts';
import type { FormName } from '../../comedy/language/reading.ts';
import type { FieldKind } from '../../comedy/post-styles.ts';

/**
 * One input with what a careful reader would make of it. `forms` gives the text of each grammatical form that
 * is right (several, when several are); a form left out or null would be wrong whatever it said.
 */
export type GradedInput = {
  field: string;
  kind?: FieldKind;
  text: string;
  forms: Readonly<Partial<Record<FormName, string | readonly string[] | null>>>;
};

/** The forms that can be wrong: the others only repeat what was typed. */
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
  /** Forms the analyser gave. */
  given: number;
  /** One sentence for each form it gave that is not right. */
  wrong: string[];
  /** Right forms it did not give; never a fault, only a plainer line. */
  missed: number;
};

/** Compares what the analyser reads in the inputs with what is right. */
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
