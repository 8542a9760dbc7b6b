import { useRef } from 'react';
import {
  INSTANCE_LIMITS,
  readInstanceForms,
  saveTexts,
} from '../../domain/instance/change-instance.server.ts';
import { logoPath, PRODUCT_NAME, SATIRE_MARK } from '../../platform/text/instance-look.ts';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { Field, TextField } from '../../ui/form-controls.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { useInstanceLook } from '../site/use-viewer.ts';
import { changeAsAdmin, readAsAdmin } from '../http/form-changes.server.ts';
import { ColourField } from './colour-field.tsx';
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

type PartProps = Route.ComponentProps['loaderData'] & ReturnType<typeof useSettings>;

export default function InstancePage({ loaderData, actionData }: Route.ComponentProps) {
  const part: PartProps = { ...loaderData, ...useSettings(actionData) };
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2">
      {actionData?.ok && (
        <noscript className="xl:col-span-2">
          <output className="card block p-4 font-medium">{actionData.message}</output>
        </noscript>
      )}
      <NameAndColours {...part} />
      <div className="grid grid-cols-1 gap-6">
        <LogoPart {...part} />
        <TextsPart
          {...part}
          id="situations"
          title="Own situations"
          label="One per line"
          hint={`At most ${part.limits.situations}. “Surprise me” has them at once; from tomorrow (UTC) they take turns with the house’s as today’s situation.`}
          rows={6}
          stored={part.forms.situations.join('\n')}
          placeholder="The fish tank at reception has a new fish"
        />
      </div>
      <div className="xl:col-span-2">
        <TextsPart
          {...part}
          id="posts"
          title="Posts to begin with"
          label="A line of --- between two posts"
          hint={`At most ${part.limits.posts}. They stand in the community, in place of the house’s, until members have shared as many.`}
          rows={8}
          stored={part.forms.posts.join('\n---\n')}
        />
      </div>
    </div>
  );
}

function NameAndColours({ forms, limits, fetcher, errorOf, first }: PartProps) {
  return (
    <SettingsCard
      id="look"
      title="Name and colour"
      about="What people see first, in the bar and on the front page."
      fetcher={fetcher}
      action="/admin/instance/look"
    >
      <TextField
        id="name"
        label="Name"
        error={errorOf('name')}
        hint={`At most ${limits.name} characters. Empty: ${forms.nameWithout}. “${SATIRE_MARK}” stays, small.`}
        defaultValue={first('name', forms.name)}
        placeholder={forms.nameWithout}
      />
      <TextField
        id="tagline"
        label="Tagline"
        error={errorOf('tagline')}
        hint="On the front page, and in its title after the name."
        maxLength={limits.tagline}
        defaultValue={first('tagline', forms.tagline)}
        placeholder="nothing happened, so post about it"
      />
      <ColourField error={errorOf('colour')} first={first('colour', forms.accent?.light)} />
    </SettingsCard>
  );
}

function LogoPart({ forms, fetcher, errorOf }: PartProps) {
  const { logo } = useInstanceLook();
  const shown = useRef<HTMLDivElement>(null);
  useFocusAfterLeaving(forms.hasLogo ? ['logo'] : [], shown, 'logo');
  const stored = forms.hasLogo && logo !== null && (
    <div ref={shown} className="mb-5 flex flex-wrap items-center gap-4">
      <img
        src={logoPath(logo)}
        alt="The logo"
        width={logo.width}
        height={logo.height}
        className="h-12 w-auto max-w-48 object-contain"
      />
      <fetcher.Form method="post" action="/admin/instance/logo/remove">
        <button className="button button-quiet">Remove the logo</button>
      </fetcher.Form>
    </div>
  );
  return (
    <SettingsCard
      id="logo-part"
      title="Logo"
      fetcher={fetcher}
      action="/admin/instance/logo"
      hasFile
      save="Save the logo"
      before={stored}
    >
      <TextField
        id="logo"
        label="Picture"
        error={errorOf('logo')}
        hint="PNG or JPEG, below 1 MB, one side at most 4 times the other. Shown 32 pixels high beside the name."
        type="file"
        accept="image/png,image/jpeg"
        required
      />
    </SettingsCard>
  );
}

type TextsProps = Pick<PartProps, 'fetcher' | 'errorOf' | 'first'> & {
  /** The name of the field. */
  id: 'situations' | 'posts';
  title: string;
  label: string;
  hint: string;
  rows: number;
  stored: string;
  placeholder?: string;
};

function TextsPart(props: TextsProps) {
  const { id, title, label, hint, rows, stored, placeholder, fetcher, errorOf, first } = props;
  return (
    <SettingsCard
      id={`${id}-part`}
      title={title}
      fetcher={fetcher}
      action="/admin/instance"
      hasFile
      save={`Save the ${id}`}
    >
      <Field id={id} label={label} error={errorOf(id)} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            {...{ rows, placeholder }}
            name={id}
            dir="auto"
            defaultValue={first(id, stored)}
          />
        )}
      </Field>
    </SettingsCard>
  );
}
