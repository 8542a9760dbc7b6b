import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import { readOnlyForm } from '../http/form-changes.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { Services } from '../../platform/services.ts';
import type { FaceName } from '../../domain/faces/face.ts';
import { FaceDrawing, Seated } from '../../ui/avatar.tsx';
import { TextField } from '../../ui/form-controls.tsx';
import { ChevronRight } from '../../ui/icons/icons.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';
import { useInstanceLook } from '../site/use-viewer.ts';
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

/** The drawing of each persona. */
const FACES: Readonly<Record<string, FaceName>> = {
  prudence: 'clock',
  chad: 'briefcase',
  mallory: 'stapler',
};

export default function DemoSignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { personas } = loaderData;
  if (personas.length === 0) return <Expired />;
  return (
    <Frame>
      <div className="card grid overflow-hidden lg:grid-cols-2">
        <div className="p-5 sm:p-8 lg:p-10">
          <p className="eyebrow">Demo account</p>
          <h1 tabIndex={-1} className="mt-1 text-2xl sm:text-3xl">
            Who would you like to be?
          </h1>
          <p className="mt-3 text-pretty text-muted">
            <strong className="text-ink">This is a demo.</strong> No password, no check: anybody may
            be anybody here. It is how most of the industry works.
          </p>
          <form method="post" className="mt-6 grid gap-3">
            {personas.map((persona, index) => (
              <PersonaRow key={persona.id} {...persona} tint={index} />
            ))}
          </form>
        </div>
        <div className="boardroom flex flex-col justify-between gap-6 p-4 pb-0 sm:p-8 sm:pb-0">
          <SomebodyElse errors={actionData?.errors} typed={actionData?.typed} />
          <Seated
            faces={personas.map(({ id }) => FACES[id] ?? 'mug')}
            className="*:size-20 lg:gap-6 lg:*:size-24"
          />
        </div>
      </div>
    </Frame>
  );
}

type PersonaRowProps = Route.ComponentProps['loaderData']['personas'][number] & { tint: number };

/** A person to be: the whole row is the button. */
function PersonaRow({ id, name, email, about, isAdmin, tint }: PersonaRowProps) {
  return (
    <button
      name="persona"
      value={id}
      className="group flex w-full items-center gap-4 rounded-control border border-control bg-surface p-3 text-start transition-colors hover:border-primary hover:bg-tint sm:p-4"
    >
      <FaceDrawing face={`${FACES[id] ?? 'mug'}-${tint}`} className="size-12 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold group-hover:text-primary">{name}</span>
        <span className="block text-sm text-muted">{email}</span>
        <span className="mt-1 block text-sm text-balance">
          {about}
          {isAdmin && <span> Opens the admin area.</span>}
        </span>
      </span>
      <span className="shrink-0 text-primary">
        <ChevronRight size={20} />
      </span>
    </button>
  );
}

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'email', label: 'E-mail', type: 'email' },
] as const;

type Person = Partial<Record<(typeof FIELDS)[number]['name'], string>>;

function SomebodyElse({ errors, typed }: { errors?: Person; typed?: Person }) {
  return (
    <div className="card p-5 sm:p-6">
      <h2 className="text-xl">Or somebody else</h2>
      <form method="post" className="mt-4 grid gap-4">
        {FIELDS.map(({ name, label, type }) => (
          <TextField
            key={name}
            id={name}
            label={label}
            type={type}
            error={errors?.[name]}
            required
            maxLength={100}
            defaultValue={typed?.[name]}
          />
        ))}
        <button className="button button-primary">Continue</button>
      </form>
      <form method="post" className="mt-2">
        <button name="cancel" value="yes" className="button button-quiet w-full">
          Cancel
        </button>
      </form>
    </div>
  );
}

function Expired() {
  return (
    <Frame>
      <div className="card grid overflow-hidden lg:min-h-104 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div className="self-center p-6 sm:p-10 lg:px-14">
          <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
            This sign-in has expired.
          </h1>
          <p className="mt-3 text-lg text-pretty text-muted">
            It took longer than ten minutes, or was used already. Close this window and begin again;
            you are still nobody in particular.
          </p>
          <p className="mt-6">
            <a href="/login" className="button button-primary">
              Sign In
            </a>
          </p>
        </div>
        <RoomPicture
          faces={['clock']}
          sign="Time is up."
          className="h-48 max-lg:order-first lg:h-auto"
        />
      </div>
    </Frame>
  );
}

/** The page of an identity provider that is the house itself: its name above a card, and nothing that leads away. */
function Frame({ children }: { children: ReactNode }) {
  const { name } = useInstanceLook();
  return (
    <div className="column flex min-h-dvh flex-col justify-center py-5 sm:py-8">
      <div className="mx-auto w-full max-w-xl lg:max-w-none">
        <p className="site-name mb-4 text-xl">{name}</p>
        {children}
      </div>
    </div>
  );
}
