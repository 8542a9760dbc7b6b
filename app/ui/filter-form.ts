import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';

type Form = HTMLFormElement | null;

const DEBOUNCE_MS = 300;

/**
 * Returns handlers for a filter form that navigates to `action`, with the search parameters from `fill`. `now` sends
 * at once. `soon` waits for a pause in typing and replaces the history entry.
 */
export function useFilterForm(action: string, fill: (form: HTMLFormElement) => URLSearchParams) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A pending submit would navigate back to this page after the reader has left it.
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (form: Form, replace: boolean) => {
    if (!form) return;
    const options = { preventScrollReset: true, replace, state: { keepsFocus: true } };
    void submit(fill(form), { action, ...options });
  };
  const now = (form: Form) => {
    clearTimeout(timer.current);
    send(form, false);
  };
  return {
    now,
    soon: (form: Form) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => send(form, true), DEBOUNCE_MS);
    },
    form: {
      action,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        now(event.currentTarget);
      },
    },
  };
}

/** Returns the form's fields as search parameters, without empty fields and default values, to keep the URL short. */
export function filledFields(
  form: HTMLFormElement,
  defaults: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const filled = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const isSaid = value !== '' && value !== defaults[name];
    if (typeof value === 'string' && isSaid) filled.set(name, value);
  }
  return filled;
}

/**
 * Returns the props of a search field. Its value follows the URL, except while the field has the focus: then the typed
 * text wins.
 */
export function useSearchDraft(search: string, onType: (form: Form) => void) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search;
  }, [search]);
  return {
    ref: field,
    type: 'search',
    name: 'q',
    maxLength: 100,
    autoComplete: 'off',
    defaultValue: search,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onType(currentTarget.form),
  } as const;
}
