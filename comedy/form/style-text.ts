import type { Fragment } from './fragment.ts';
import type { StyleForm } from './style-form.ts';

type Fields = ReadonlyMap<string, Fragment>;

const HOLE = /\{(\w+)\.([\w|]+)\}/gu;

/** The fields of a form as one text: the first wording of its style whose holes are known, else the last as far as they are. */
export function textOfStyle({ text }: Pick<StyleForm, 'text'>, fields: Fields): string {
  const wordings = text.map((wording) => fillWording(wording, fields));
  return (wordings.find(({ isWhole }) => isWhole) ?? wordings.at(-1))?.filled ?? '';
}

function fillWording(wording: string, fields: Fields): { filled: string; isWhole: boolean } {
  let isWhole = true;
  const filled = wording.replaceAll(HOLE, (_, name: string, names: string) => {
    const forms: Readonly<Partial<Record<string, string>>> = fields.get(name)?.forms ?? {};
    const words = names.split('|').flatMap((form) => forms[form] ?? [])[0];
    isWhole &&= words !== undefined;
    return words ?? '';
  });
  return { filled, isWhole };
}
