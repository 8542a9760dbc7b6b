import { data } from 'react-router';
import { isAdminEmail } from '../auth/admin-emails.ts';
import { demoAdmins } from '../auth/demo-sign-in.server.ts';
import { readForm } from '../read-form.server.ts';
import { requestContext } from '../request-context.ts';
import { pageTitle } from '../ui/page-title.ts';
import type { Route } from './+types/demo-sign-in-page';
import { finishDemo } from './finish-demo.server.ts';
import { isDemoUnderWay } from './is-demo-under-way.server.ts';
import { type Persona, PERSONAS } from './personas.server.ts';

/** Who stands ready, as long as this browser has a sign-in under way. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, ownOrigin } = context.get(requestContext);
  const admins = demoAdmins(services.settings);
  const withAccess = (persona: Persona) => ({
    ...persona,
    isAdmin: isAdminEmail(persona.email, admins),
  });
  const state = await isDemoUnderWay(services, request, ownOrigin);
  if (state === 'off') throw data(null, { status: 404 });
  return data(
    { personas: state === 'under-way' ? PERSONAS.map(withAccess) : [] },
    { status: state === 'under-way' ? 200 : 400 },
  );
}

/** Goes on as whoever was chosen or typed, or back. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, ownOrigin } = context.get(requestContext);
  const form = (await readForm(request.clone())) ?? new FormData();
  const finished = await finishDemo(services, { request, origin: ownOrigin, form });
  if (finished.answer) return finished.answer;
  if (finished.faults) {
    const typed = { name: textOf(form, 'name'), email: textOf(form, 'email') };
    return data({ faults: finished.faults, typed }, { status: 422 });
  }
  throw data(null, { status: finished.status });
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Demo account') }];

/** Stands by itself: it plays another site. */
export const handle = { isBare: true };

export { PageError as ErrorBoundary } from '../ui/page-error.tsx';

export default function DemoSignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { personas } = loaderData;
  if (personas.length === 0) return <Expired />;
  const { faults = {}, typed } = actionData ?? {};
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 sm:py-12">
      <p className="eyebrow">Demo account</p>
      <h1 tabIndex={-1} className="mt-1 text-2xl sm:text-3xl">
        Who would you like to be?
      </h1>
      <p className="mt-3 rounded-card border border-line bg-tint p-4">
        <strong>This is a demo.</strong> No password, no check: anybody may be anybody here. It is
        how most of the industry works.
      </p>
      <form method="post" className="mt-6 grid gap-3">
        {personas.map(({ id, name, email, about, isAdmin }) => (
          <button
            key={id}
            name="persona"
            value={id}
            className="card block w-full p-4 text-start hover:border-primary"
          >
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm text-muted">{email}</span>
            <span className="mt-1 block">
              {about}
              {isAdmin && ' Opens the admin area.'}
            </span>
          </button>
        ))}
      </form>
      <h2 className="mt-8 text-xl">Or somebody else</h2>
      <form method="post" className="mt-3 grid gap-4">
        <Field name="name" label="Name" typed={typed?.name} fault={faults.name} />
        <Field name="email" label="E-mail" type="email" typed={typed?.email} fault={faults.email} />
        <button className="button button-primary">Continue</button>
      </form>
      <form method="post" className="mt-3">
        <button name="cancel" value="yes" className="button button-quiet w-full">
          Cancel
        </button>
      </form>
    </div>
  );
}

type FieldProps = { name: string; label: string; type?: string; typed?: string; fault?: string };

function Field({ name, label, type = 'text', typed, fault }: FieldProps) {
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <input
        id={name}
        name={name}
        type={type}
        required
        maxLength={100}
        defaultValue={typed}
        autoComplete="off"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${name}-fault` : undefined}
        className="field mt-1"
      />
      {fault && (
        <p id={`${name}-fault`} role="alert" className="mt-1 text-sm text-bad">
          {fault}
        </p>
      )}
    </div>
  );
}

function Expired() {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12">
      <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
        This sign-in has expired.
      </h1>
      <p className="mt-3 text-lg text-muted">
        It took longer than ten minutes, or was used already. Close this window and begin again; you
        are still nobody in particular.
      </p>
      <p className="mt-6">
        <a href="/login" className="button button-primary">
          Sign In
        </a>
      </p>
    </div>
  );
}
