import { Form, useNavigation } from 'react-router';
import { Field } from '../ui/field.tsx';
import { DEFAULT_LIFETIME, LIFETIMES, LONGEST_NAME } from './api-token.ts';
import { SCOPES } from './token-scopes.ts';

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
              maxLength={LONGEST_NAME}
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
