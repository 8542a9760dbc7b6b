import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { copyText } from '../../ui/copy-text.ts';
import { Field } from '../../ui/field.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import {
  DEFAULT_LIFETIME,
  LIFETIMES,
  MAX_TOKEN_NAME_LENGTH,
  SCOPES,
} from '../../domain/members/api-token.ts';

/** The form that makes a token. */
export function NewToken() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <section aria-labelledby="new-token" className="card p-5 sm:p-6">
      <h2 id="new-token" className="text-lg">
        New token
      </h2>
      <Form method="post" className="mt-4 grid grid-cols-1 gap-5">
        <input type="hidden" name="intent" value="make-token" />
        <Field id="token-name" label="Name" fault={null}>
          {(props) => (
            <input
              {...props}
              name="name"
              required
              maxLength={MAX_TOKEN_NAME_LENGTH}
              autoComplete="off"
              placeholder="The script on my laptop"
            />
          )}
        </Field>
        <fieldset>
          <legend className="mb-1.5 font-semibold">It may</legend>
          {Object.entries(SCOPES).map(([scope, words]) => (
            <label key={scope} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="scope"
                value={scope}
                className="size-5 shrink-0 accent-primary"
              />
              <span>
                {words} <span className="font-mono text-sm text-muted">{scope}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Field id="token-lifetime" label="Good for" fault={null}>
          {(props) => (
            <select {...props} name="lifetime" defaultValue={DEFAULT_LIFETIME}>
              {Object.entries(LIFETIMES).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <button aria-disabled={isBusy || undefined} className="button button-primary">
          Make a token
        </button>
      </Form>
    </section>
  );
}

/** A new token, this once. */
export function MadeToken({ secret, name }: { secret: string; name: string }) {
  const notify = useNotify();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const copy = async () => {
    const isCopied = await copyText(secret);
    notify(
      isCopied ? 'good' : 'bad',
      isCopied ? 'Token copied.' : 'Select it and copy it by hand.',
    );
  };
  return (
    <section aria-labelledby="made-token" className="card mt-8 border-2 border-accent p-5 sm:p-6">
      <h2 id="made-token" className="text-lg">
        Copy it now
      </h2>
      <p id="made-token-help" className="mt-1 text-muted">
        This is “{name}”. It is shown this once: we keep only what it takes to recognise it.
      </p>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <input
          ref={field}
          readOnly
          value={secret}
          aria-label="The new token"
          aria-describedby="made-token-help"
          className="field min-w-0 flex-1 font-mono text-sm"
        />
        <button type="button" onClick={() => void copy()} className="button button-primary">
          <Copy aria-hidden size={18} /> Copy
        </button>
      </div>
    </section>
  );
}
