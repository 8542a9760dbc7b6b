import type { HumorLevel } from '../../../comedy/form/humor-levels.ts';

/** The post or day that a form refers to. `about` is the id of the post, or the day. */
export type FormOrigin =
  | {
      kind: 'remix';
      about: string;
      authorName: string;
      /** The level of that post, and the initial level of the form. */
      from: HumorLevel;
      to: HumorLevel;
    }
  /** A house post, which has no row and no page. */
  | { kind: 'house'; about: string; from: HumorLevel; to: HumorLevel }
  | { kind: 'prompt'; about: string; isToday: boolean }
  /** The post is not shared any more, or its author has blocked the viewer: nothing is filled in. */
  | { kind: 'gone'; about: '' }
  | { kind: 'shunned'; about: '' };

/** Whether an error concerns the origin of a form and not one of its inputs. */
export function isOriginField(field: string | undefined): boolean {
  return field === 'remixOf' || field === 'promptDay';
}

/** The values of a form by the names of its controls. `on` is its origin, when it is a remix or an answer. */
export type ReusedForm = { style: string; values: Record<string, string>; on?: FormOrigin };

export function readFormValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** Restores values in the controls that have not been changed since the page loaded. */
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
