import {
  type ChangeEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useSubmit } from 'react-router';

type Form = HTMLFormElement | null;

/** So long a pause ends the typing. Milliseconds. */
const DEBOUNCE_MS = 300;

/**
 * A form of filters that sends itself to `action`, its own page, filled in as `fill` says: at once, or once its
 * reader has stopped typing, which leaves nothing in the history.
 */
export function useFilterForm(action: string, fill: (form: HTMLFormElement) => URLSearchParams) {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useEffectEvent(() => clearTimeout(timer.current));
  // A reader who has left the page is not sent back to it.
  useEffect(() => () => stop(), []);
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
    /** Its properties. */
    form: {
      action,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        now(event.currentTarget);
      },
    },
  };
}

/** What a form says, without what is empty or its field's default: that has no place in an address. */
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
 * The properties of a field for searching. Whoever went back finds what the page answers to; whoever is typing
 * keeps what was typed since.
 */
export function useSearchDraft(search: string, onType: (form: Form) => void) {
  const [current, setCurrent] = useState({ search, draft: search });
  const [isTyping, setIsTyping] = useState(false);
  if (current.search !== search) setCurrent({ search, draft: isTyping ? current.draft : search });
  return {
    type: 'search',
    name: 'q',
    maxLength: 100,
    autoComplete: 'off',
    value: current.draft,
    onFocus: () => setIsTyping(true),
    onBlur: () => setIsTyping(false),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setCurrent({ search, draft: currentTarget.value });
      onType(currentTarget.form);
    },
  } as const;
}
