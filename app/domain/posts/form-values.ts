import type { HumorLevel } from '../../../comedy/post-styles.ts';

/** What a form is written on. `about` is the id of the post, or the day. */
export type FormOrigin =
  | {
      kind: 'remix';
      about: string;
      authorName: string;
      /** The level of that post, and the one that the form begins with. */
      from: HumorLevel;
      to: HumorLevel;
    }
  /** A post of the house, which has no row and no page. */
  | { kind: 'house'; about: string; from: HumorLevel; to: HumorLevel }
  | { kind: 'prompt'; about: string; isToday: boolean }
  /** The post has left the community, or its writer would rather not: nothing is filled in. */
  | { kind: 'gone'; about: '' }
  | { kind: 'shunned'; about: '' };

/** Whether a refusal blames what the form was written on and not what stands in it. */
export function isOriginField(field: string | undefined): boolean {
  return field === 'remixOf' || field === 'promptDay';
}

/**
 * The form of an earlier post, to be filled in again: the values of its controls by name. `on` is what it is written
 * on, where that is not the writer's own business.
 */
export type ReusedForm = { style: string; values: Record<string, string>; on?: FormOrigin };

/** What stands in the controls of a form, by name. */
export function readForm(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Puts values back into controls nobody has touched since the page came. */
export function restoreForm(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) restoreGroup(control, value);
    else if (isUntouched(control)) control.value = value;
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isUntouched(control: Element | null): control is Control {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].every((option) => option.selected === option.defaultSelected);
  }
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText && control.value === control.defaultValue;
}

function restoreGroup(group: RadioNodeList, value: string): void {
  const isTouched = [...group].some(
    (radio) => radio instanceof HTMLInputElement && radio.checked !== radio.defaultChecked,
  );
  if (!isTouched) group.value = value;
}
