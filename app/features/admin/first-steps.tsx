import type { FirstSteps } from '../../domain/admin/first-steps.server.ts';
import { Check, ChevronDown, ChevronRight, Circle } from '../../ui/icons/icons.tsx';
import { Field } from '../../ui/form-controls.tsx';
import { Link } from '../../ui/links.tsx';
import { useSettings } from '../instance/settings-form.tsx';

type Props = FirstSteps & { isFolded: boolean };

/** The checklist of a new owner, until all of it is done. What is done and leads nowhere is below the rest, on a press. */
export function FirstStepsList({ steps, isFolded }: Props) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const isKept = ({ isDone, to }: FirstSteps['steps'][number]) => !isDone || to !== undefined;
  const count = `${done} of ${steps.length} done`;
  return (
    <details open={!isFolded} className="card mt-8 px-5 py-2 open:pt-4 open:pb-3 sm:px-6">
      <summary className="disclosure">
        <h2 className="text-xl">First steps</h2>
        <span className="ms-1 text-muted tabular-nums">{count}</span>
        <span className="ms-auto w-14 min-w-0 shrink sm:w-48">
          <progress aria-hidden className="progress" max={steps.length} value={done} />
        </span>
        <ChevronDown size={20} className="ms-2 shrink-0 text-muted" />
      </summary>
      <ul className="mt-2 divide-y divide-line">
        {steps.filter(isKept).map((step) => (
          <Step key={step.title} step={step} />
        ))}
      </ul>
      <details className="border-t border-line pt-1">
        <summary className="disclosure font-semibold text-good">
          <Check size={20} className="rotate-0!" /> What else is done
          <ChevronDown size={18} className="text-muted" />
        </summary>
        <ul className="divide-y divide-line">
          {steps
            .filter((step) => !isKept(step))
            .map((step) => (
              <Step key={step.title} step={step} />
            ))}
        </ul>
      </details>
    </details>
  );
}

type StepProps = { step: FirstSteps['steps'][number] };

function Step({ step }: StepProps) {
  const { title, isDone, words, act, to, name } = step;
  if (!isDone && act !== undefined && to === undefined) return <ToDo {...{ title, act, words }} />;
  const Icon = isDone ? Check : Circle;
  return (
    <li className="flex gap-3 py-3">
      <Icon size={20} className={`mt-0.5 shrink-0 ${isDone ? 'text-good' : 'text-muted'}`} />
      <div className="min-w-0 flex-1">
        <p className="relative pe-8 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
          <span>
            {to === undefined ? (
              <span className="font-semibold">{title}</span>
            ) : (
              <Link
                to={to}
                className="font-semibold after:absolute after:-inset-y-1 after:inset-x-0 hover:text-primary"
              >
                {title}
              </Link>
            )}
            <span className="sr-only">{isDone ? ', done' : ', to do'}</span>
          </span>
          <span className="block text-muted">{words}</span>
          {to !== undefined && (
            <ChevronRight
              size={18}
              className="absolute end-0 top-1/2 -translate-y-1/2 text-muted"
            />
          )}
        </p>
        {name !== undefined && <NameForm name={name} />}
      </div>
    </li>
  );
}

/** What is to be done on the server, in a line; what is missing is below it, on a press. */
function ToDo({ title, act, words }: { title: string; act: string; words: string }) {
  return (
    <li>
      <details>
        <summary className="disclosure gap-3 py-2">
          <Circle size={20} className="mt-0.5 rotate-0! self-start text-muted" />
          <span className="min-w-0 flex-1 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)]">
            <span>
              <span className="font-semibold">{title}</span>
              <span className="sr-only">, to do</span>
            </span>{' '}
            <span className="block text-muted">{act}</span>
          </span>
          <ChevronDown size={18} className="text-muted" />
        </summary>
        <p className="ms-8 pb-3 lg:ms-52">{words}</p>
        <p className="ms-8 pb-4 text-sm text-muted lg:ms-52">
          A NAME_LIKE_THIS is a setting: a line in the file .env of the server’s folder, or a
          variable of its environment. It is in force after a restart.
        </p>
      </details>
    </li>
  );
}

/** The name of the site, typed where the owner begins. */
function NameForm({ name }: { name: string }) {
  const { fetcher, errorOf, first } = useSettings();
  return (
    <fetcher.Form
      method="post"
      action="/admin/instance/look"
      className="mt-2 grid max-w-md grid-cols-[minmax(0,1fr)_auto] items-start gap-2 lg:ms-44"
    >
      <Field
        id="site-name"
        label={<span className="sr-only">Name of this site</span>}
        error={errorOf('name')}
      >
        {(control) => (
          <input
            name="name"
            autoComplete="off"
            required
            defaultValue={first('name', name)}
            {...control}
          />
        )}
      </Field>
      <button
        aria-disabled={fetcher.state !== 'idle' || undefined}
        className="button button-plain mt-1.5 min-h-12 px-4"
      >
        Save the name
      </button>
    </fetcher.Form>
  );
}
