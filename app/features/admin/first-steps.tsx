import type { FirstSteps } from '../../domain/admin/first-steps.server.ts';
import { Check, ChevronDown, Circle } from '../../ui/icons/icons.tsx';
import { TextField } from '../../ui/form-controls.tsx';
import { Link } from '../../ui/links.tsx';
import { useSettings } from '../instance/settings-form.tsx';

type Props = FirstSteps & { isFolded: boolean };

/** The checklist of a new owner, until all of it is done. */
export function FirstStepsList({ steps, isFolded }: Props) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <details open={!isFolded} className="card mt-8 px-5 py-2 open:py-5 sm:px-6">
      <summary className="disclosure">
        <h2 className="text-xl">First steps</h2>
        <span className="ms-1 text-sm text-muted tabular-nums">
          {done} of {steps.length} done
        </span>
        <ChevronDown size={20} className="ms-auto text-muted" />
      </summary>
      <progress
        className="progress mt-3"
        max={steps.length}
        value={done}
        aria-label={`${done} of ${steps.length} done`}
      />
      <ul className="mt-2 divide-y divide-line">
        {steps.map(({ title, isDone, words, to, name }) => (
          <li key={title} className="flex gap-3 py-3">
            {isDone ? (
              <Check size={20} className="mt-0.5 shrink-0 text-good" />
            ) : (
              <Circle size={20} className="mt-0.5 shrink-0 text-muted" />
            )}
            <div className="min-w-0 flex-1">
              <p className="lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
                <span>
                  {to === undefined ? (
                    <span className="font-semibold">{title}</span>
                  ) : (
                    <Link to={to} className="link font-semibold">
                      {title}
                    </Link>
                  )}
                  <span className="sr-only">{isDone ? ', done' : ', to do'}</span>
                </span>
                <span className={`block text-sm lg:pt-0.5 ${isDone ? 'text-muted' : ''}`}>
                  {words}
                </span>
              </p>
              {name !== undefined && <NameForm name={name} />}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        A NAME_LIKE_THIS is a setting: a line in the file .env of the server’s folder, or a variable
        of its environment. It is in force after a restart.
      </p>
    </details>
  );
}

/** The name of the site, typed where the owner begins. */
function NameForm({ name }: { name: string }) {
  const { fetcher, errorOf, first } = useSettings();
  return (
    <fetcher.Form
      method="post"
      action="/admin/instance/look"
      className="mt-3 flex max-w-md flex-wrap items-end gap-3 lg:ms-44"
    >
      <div className="min-w-0 flex-1 basis-52">
        <TextField
          id="site-name"
          name="name"
          label="Name of this site"
          error={errorOf('name')}
          required
          defaultValue={first('name', name)}
        />
      </div>
      <button
        aria-disabled={fetcher.state !== 'idle' || undefined}
        className="button button-primary"
      >
        Save the name
      </button>
    </fetcher.Form>
  );
}
