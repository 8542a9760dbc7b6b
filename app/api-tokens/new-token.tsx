import { Form, useNavigation } from 'react-router';
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
        <div>
          <label htmlFor="token-name" className="mb-1.5 block font-semibold">
            Name
          </label>
          <input
            id="token-name"
            name="name"
            required
            maxLength={LONGEST_NAME}
            autoComplete="off"
            placeholder="The script on my laptop"
            className="field"
          />
        </div>
        <fieldset>
          <legend className="mb-1.5 font-semibold">It may</legend>
          {Object.entries(SCOPES).map(([scope, words]) => (
            <label key={scope} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="scope" value={scope} className="size-5 accent-primary" />
              <span>
                {words} <span className="font-mono text-sm text-muted">{scope}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div>
          <label htmlFor="token-lifetime" className="mb-1.5 block font-semibold">
            Good for
          </label>
          <select
            id="token-lifetime"
            name="lifetime"
            defaultValue={DEFAULT_LIFETIME}
            className="field"
          >
            {Object.entries(LIFETIMES).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <button aria-disabled={isBusy || undefined} className="button button-primary">
          Make a token
        </button>
      </Form>
    </section>
  );
}
