import { data, redirect } from 'react-router';
import { readOnlyForm } from '../http/form-changes.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import { TextField } from '../../ui/form-controls.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/demo-sign-in-page';
import {
  demoCallback,
  demoPersonas,
  readDemoForm,
} from '../../domain/sign-in/demo-account.server.ts';
import { isSignInPending } from '../../domain/sign-in/sign-in-callback.server.ts';
import { readBrowserToken } from '../../domain/sign-in/sign-in-responses.server.ts';

export const handle = { readers: 'everyone', isBare: true, query: ['state'] } satisfies RouteHandle;

/** Returns the personas. 400 and none without a pending demo sign-in in this browser; 404 when the demo account is off. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  return (await findState(services, request)) === null
    ? data({ personas: [] }, { status: 400 })
    : data({ personas: demoPersonas(services) });
}

/** Redirects to the callback with the selected persona, the typed person, or a cancellation. 422 for invalid input. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const { services } = context.get(requestContext);
  const state = await findState(services, request);
  if (state === null) return data(null, { status: 400 });
  const read = await readDemoForm(services, await readOnlyForm(args));
  if ('errors' in read) return data(read, { status: 422 });
  return redirect(demoCallback(services, state, read.claimed));
}

/** Returns the `state` of the URL when it belongs to this browser and is neither used nor expired, else null. */
async function findState(services: Services, request: Request): Promise<string | null> {
  if (!services.providers.ids.includes('demo')) throw data(null, { status: 404 });
  const state = new URL(request.url).searchParams.get('state') ?? '';
  const browserToken = readBrowserToken(services, request.headers.get('cookie'));
  return (await isSignInPending(services, { provider: 'demo', state, browserToken }))
    ? state
    : null;
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Demo account') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function DemoSignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { personas } = loaderData;
  if (personas.length === 0) return <Expired />;
  const fields = [
    { name: 'name', label: 'Name', type: 'text' },
    { name: 'email', label: 'E-mail', type: 'email' },
  ] as const;
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
              {isAdmin && <span> Opens the admin area.</span>}
            </span>
          </button>
        ))}
      </form>
      <h2 className="mt-8 text-xl">Or somebody else</h2>
      <form method="post" className="mt-3 grid gap-4">
        {fields.map(({ name, label, type }) => (
          <TextField
            key={name}
            id={name}
            label={label}
            type={type}
            error={actionData?.errors[name]}
            required
            maxLength={100}
            defaultValue={actionData?.typed[name]}
          />
        ))}
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
