import { useRef, useState } from 'react';
import {
  INSTANCE_LIMITS,
  readInstanceForms,
  saveTexts,
} from '../../domain/instance/change-instance.server.ts';
import { logoPath, PRODUCT_NAME, SATIRE_MARK } from '../../platform/text/instance-look.ts';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { Seated } from '../../ui/avatar.tsx';
import { Field, type FieldControlProps, TextField } from '../../ui/form-controls.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { useInstanceLook } from '../site/use-viewer.ts';
import { changeAsAdmin, readAsAdmin } from '../http/form-changes.server.ts';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import { SettingsCard, useSettings } from './settings-form.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/instance-page';

/** Twenty posts, or two hundred situations. */
const MAX_BYTES = 1024 * 1024;

export const handle = { readers: 'admins', maxBytes: MAX_BYTES } satisfies RouteHandle;

/** Returns what the forms begin with. */
export async function loader(args: Route.LoaderArgs) {
  const forms = await readAsAdmin(args, (services) =>
    readInstanceForms(services, services.settings.instanceName ?? PRODUCT_NAME),
  );
  return { forms, limits: INSTANCE_LIMITS };
}

/**
 * Saves situations or posts. An action of the page itself: without script rejected texts come back in its answer, as they
 * are too long for the toast of a redirect.
 */
export const action = (args: Route.ActionArgs) => changeAsAdmin(args, saveTexts);

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Instance · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

/** What is typed for the name and the tagline and not saved yet. */
type Typed = { name?: string; tagline?: string };
type PartProps = Route.ComponentProps['loaderData'] & ReturnType<typeof useSettings>;

export default function InstancePage({ loaderData, actionData }: Route.ComponentProps) {
  const part: PartProps = { ...loaderData, ...useSettings(actionData) };
  const [typed, setTyped] = useState<Typed>({});
  return (
    <>
      <PageTitle face="stapler-0" about="Its name, its look and its first words.">
        Instance
      </PageTitle>
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-2">
        {actionData?.ok && (
          <noscript className="xl:col-span-2">
            <output className="card block p-4 font-medium">{actionData.message}</output>
          </noscript>
        )}
        <NameAndColours {...part} onType={(more) => setTyped({ ...typed, ...more })} />
        {/* On a narrow screen the stage is above the fields that it shows. */}
        <div className="flex flex-col gap-6 max-xl:contents">
          <Stage typed={typed} nameWithout={loaderData.forms.nameWithout} />
          <LogoPart {...part} />
        </div>
        <div className="xl:col-span-2">
          <TextsPart {...part} />
        </div>
      </div>
    </>
  );
}

type NameProps = PartProps & { onType: (typed: Typed) => void };

function NameAndColours({ forms, limits, fetcher, errorOf, first, onType }: NameProps) {
  return (
    <SettingsCard
      id="look"
      title="Name and colour"
      fetcher={fetcher}
      action="/admin/instance/look"
      save="Save name and colour"
    >
      <TextField
        id="name"
        label="Name"
        error={errorOf('name')}
        hint={`At most ${limits.name} characters. Left empty it is ${forms.nameWithout}.`}
        placeholder={forms.nameWithout}
        defaultValue={first('name', forms.name)}
        onChange={({ target }) => onType({ name: target.value })}
      />
      <TextField
        id="tagline"
        label="Tagline"
        error={errorOf('tagline')}
        hint="On the front page, and in its title after the name."
        placeholder={HOUSE_TAGLINE}
        maxLength={limits.tagline}
        defaultValue={first('tagline', forms.tagline)}
        onChange={({ target }) => onType({ tagline: target.value })}
      />
      <ColourField error={errorOf('colour')} first={first('colour', forms.accent?.light)} />
    </SettingsCard>
  );
}

type StageProps = { typed: Typed; nameWithout: string };

/** The name, the tagline and the logo as visitors meet them. */
function Stage({ typed, nameWithout }: StageProps) {
  const { name, tagline, logo } = useInstanceLook();
  const shown = typed.name === undefined ? name : typed.name.trim() || nameWithout;
  return (
    <div
      aria-hidden
      className="boardroom flex flex-1 flex-col items-center justify-end gap-4 rounded-card px-5 pt-5 max-xl:order-first sm:px-8"
    >
      <div className="card my-auto max-w-full px-6 py-4">
        <div className="flex items-center gap-4">
          {logo && (
            <img
              src={logoPath(logo)}
              alt=""
              width={logo.width}
              height={logo.height}
              className="h-8 w-auto max-w-24 object-contain"
            />
          )}
          <p className="min-w-0">
            <span className="block font-display text-xl leading-tight font-semibold break-words">
              {shown}
              <span className="text-mark">.</span>
            </span>
            <span className="block text-sm text-muted">
              {(typed.tagline ?? tagline) || HOUSE_TAGLINE}
            </span>
          </p>
        </div>
        {shown !== PRODUCT_NAME && (
          <p className="mt-3 border-t border-line pt-2 text-sm text-muted">{SATIRE_MARK}</p>
        )}
      </div>
      <Seated
        faces={['cactus', 'stapler', 'mug']}
        className="max-lg:*:size-16 lg:mb-11 lg:*:size-24 lg:[&>:nth-child(2)]:size-28"
      />
    </div>
  );
}

const HOUSE_TAGLINE = 'nothing happened, so post about it';

function LogoPart({ forms, fetcher, errorOf }: PartProps) {
  const { logo } = useInstanceLook();
  const shown = useRef<HTMLDivElement>(null);
  useFocusAfterLeaving(forms.hasLogo ? ['logo'] : [], shown, 'logo');
  const stored = forms.hasLogo && logo !== null && (
    <fetcher.Form method="post" action="/admin/instance/logo/remove" className="mt-3">
      <button className="button button-quiet -ms-3">Remove the logo</button>
    </fetcher.Form>
  );
  return (
    <SettingsCard
      id="logo-part"
      title="Logo"
      about="Beside the name in the bar, 32 pixels high."
      fetcher={fetcher}
      action="/admin/instance/logo"
      hasFile
      save="Save the logo"
      after={<div ref={shown}>{stored}</div>}
    >
      <LogoField
        error={errorOf('logo')}
        stored={forms.hasLogo && logo !== null ? logoPath(logo) : null}
      />
    </SettingsCard>
  );
}

/** The situations and the posts that are the owner's, in one form. */
function TextsPart({ forms, limits, fetcher, errorOf, first }: PartProps) {
  const area = (id: 'situations' | 'posts', stored: string, placeholder: string) => {
    return (control: FieldControlProps) => (
      <textarea
        {...control}
        name={id}
        dir="auto"
        rows={6}
        placeholder={placeholder}
        defaultValue={first(id, stored)}
        className={`${control.className} placeholder:italic`}
      />
    );
  };
  return (
    <SettingsCard
      id="texts-part"
      title="Words of your own"
      about="They take the place of what the house says."
      fetcher={fetcher}
      action="/admin/instance"
      hasFile
      save="Save the words"
    >
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <Field
          id="situations"
          label="Own situations"
          error={errorOf('situations')}
          hint={`One per line, at most ${limits.situations}. “Surprise me” uses them at once. From tomorrow (UTC) they take turns with the house’s as today’s situation.`}
        >
          {area('situations', forms.situations.join('\n'), SOME_SITUATIONS)}
        </Field>
        <Field
          id="posts"
          label="Posts to begin with"
          error={errorOf('posts')}
          hint={`At most ${limits.posts}, with a line of --- between two. The community shows them, not the house’s, until members have shared as many.`}
        >
          {area('posts', forms.posts.join('\n---\n'), SOME_POSTS)}
        </Field>
      </div>
    </SettingsCard>
  );
}

const SOME_SITUATIONS = `For example:
The fish tank at reception has a new fish
The lift stopped between two floors
Somebody labelled the label maker`;

const SOME_POSTS = `For example:
Our fish tank has a new fish.
It already reports to somebody.
---
The lift stopped between two floors.
So did my career.`;
