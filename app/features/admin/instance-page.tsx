import { data, Form, redirect } from 'react-router';
import {
  changeInstanceLook,
  INSTANCE_LIMITS,
  type InstanceField,
  readInstanceForms,
} from '../../domain/instance/change-instance.server.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { logoPath, PRODUCT_NAME } from '../../platform/text/instance-look.ts';
import { Field, Hint } from '../../ui/form-controls.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { useResultToast } from '../../ui/toasts.tsx';
import { useLook } from '../../ui/use-viewer.ts';
import { TitledCard } from '../../ui/page-header.tsx';
import { requireAdmin } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/instance-page';

export const middleware = [requireAdmin];

/** Returns what the forms begin with. Redirects viewers who are not admins. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const forms = await readInstanceForms(
    services,
    viewer,
    services.settings.instanceName ?? PRODUCT_NAME,
  );
  if (!forms) throw redirect('/');
  return { forms, limits: INSTANCE_LIMITS };
}

/** Saves one of the forms. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer } = context.get(requestContext);
  const form = (await readForm(request)) ?? new FormData();
  const done = await changeInstanceLook(services, viewer, form);
  return data(done, { status: done.ok ? 200 : done.status });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Instance · Admin') }];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

type Answer = Route.ComponentProps['actionData'];
type PartProps = Pick<Route.ComponentProps['loaderData'], 'forms' | 'limits'> & {
  errorOf: (field: InstanceField) => string | null;
  /** What was typed into a refused form, or what is stored. */
  first: (field: string, stored: string) => string;
};

export default function InstancePage({ loaderData, actionData }: Route.ComponentProps) {
  useResultToast(actionData, ({ ok, message }) => ok && ['good', message]);
  const part: PartProps = { ...loaderData, ...refusedBy(actionData) };
  const formError = part.errorOf('form');
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      {formError !== null && (
        <p role="alert" className="font-medium text-bad">
          {formError}
        </p>
      )}
      <NameAndColours {...part} />
      <LogoPart {...part} />
      <SituationsPart {...part} />
      <PostsPart {...part} />
    </div>
  );
}

function refusedBy(answer: Answer): Pick<PartProps, 'errorOf' | 'first'> {
  const refused = answer && !answer.ok ? answer : null;
  return {
    errorOf: (field) => (refused?.field === field ? refused.message : null),
    first: (field, stored) => refused?.given[field] ?? stored,
  };
}

function NameAndColours({ forms, limits, errorOf, first }: PartProps) {
  return (
    <TitledCard id="look" title="Name and colour">
      <Form method="post" className="mt-4 grid gap-5">
        <input type="hidden" name="intent" value="save-look" />
        <Field
          id="name"
          label="Name"
          error={errorOf('name')}
          hint={`At most ${limits.name} characters. Empty: ${forms.nameWithout}. “Satire. Made with Broetry.” stays, small.`}
        >
          {(control) => (
            <input
              {...control}
              name="name"
              defaultValue={first('name', forms.name ?? '')}
              placeholder={forms.nameWithout}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          id="tagline"
          label="Tagline"
          error={errorOf('tagline')}
          hint="On the front page, and in its title after the name."
        >
          {(control) => (
            <input
              {...control}
              name="tagline"
              maxLength={limits.tagline}
              defaultValue={first('tagline', forms.tagline ?? '')}
              placeholder="nothing happened, so post about it"
              autoComplete="off"
            />
          )}
        </Field>
        <div>
          <div className="grid gap-5 sm:grid-cols-2">
            <ColourField theme="light" forms={forms} errorOf={errorOf} first={first} />
            <ColourField theme="dark" forms={forms} errorOf={errorOf} first={first} />
          </div>
          <Hint id="colour-hint">
            The colour of links and buttons, such as #0b5cab. Text in it has to be readable: its
            contrast is checked. Both empty: the house’s blue.
          </Hint>
        </div>
        <button className="button button-primary justify-self-start">Save</button>
      </Form>
    </TitledCard>
  );
}

const HOUSE_COLOURS = { light: '#0b5cab', dark: '#7cb8ff' } as const;

type ColourProps = Omit<PartProps, 'limits'> & { theme: 'light' | 'dark' };

function ColourField({ theme, forms, errorOf, first }: ColourProps) {
  const stored = forms.accent?.[theme];
  return (
    <Field id={`colour-${theme}`} label={`Colour, ${theme} theme`} error={errorOf(theme)}>
      {(control) => (
        <input
          {...control}
          aria-describedby={[control['aria-describedby'], 'colour-hint'].filter(Boolean).join(' ')}
          name={theme}
          defaultValue={first(theme, stored ?? '')}
          placeholder={HOUSE_COLOURS[theme]}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

function LogoPart({ forms, errorOf }: PartProps) {
  const { logo } = useLook();
  return (
    <TitledCard id="logo-part" title="Logo">
      {forms.hasLogo && logo !== null && (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <img
            src={logoPath(logo)}
            alt="The logo"
            width={logo.width}
            height={logo.height}
            className="h-12 w-auto max-w-48 object-contain"
          />
          <Form method="post">
            <input type="hidden" name="intent" value="remove-logo" />
            <button className="button button-quiet">Remove the logo</button>
          </Form>
        </div>
      )}
      <Form method="post" encType="multipart/form-data" className="mt-4 grid gap-5">
        <input type="hidden" name="intent" value="save-logo" />
        <Field
          id="logo"
          label="Picture"
          error={errorOf('logo')}
          hint="PNG or JPEG, below 1 MB. Shown 32 pixels high beside the name."
        >
          {(control) => (
            <input {...control} type="file" name="logo" accept="image/png,image/jpeg" required />
          )}
        </Field>
        <button className="button button-primary justify-self-start">Save the logo</button>
      </Form>
    </TitledCard>
  );
}

function SituationsPart({ forms, limits, errorOf, first }: PartProps) {
  return (
    <TextsPart
      id="situations"
      title="Own situations"
      label="One per line"
      error={errorOf('situations')}
      hint={`At most ${limits.situations}. “Surprise me” has them at once; from tomorrow (UTC) they take turns with the house’s as today’s situation.`}
      rows={6}
      defaultValue={first('situations', forms.situations.join('\n'))}
      placeholder="The fish tank at reception has a new fish"
    />
  );
}

function PostsPart({ forms, limits, errorOf, first }: PartProps) {
  return (
    <TextsPart
      id="posts"
      title="Posts to begin with"
      label="A line of --- between two posts"
      error={errorOf('posts')}
      hint={`At most ${limits.posts}. They stand in the community, in place of the house’s, until members have shared as many.`}
      rows={8}
      defaultValue={first('posts', forms.posts.join('\n---\n'))}
    />
  );
}

type TextsProps = {
  /** The name of the field; its intent is `save-` and that. */
  id: 'situations' | 'posts';
  title: string;
  label: string;
  error: string | null;
  hint: string;
  rows: number;
  defaultValue: string;
  placeholder?: string;
};

function TextsPart({ id, title, label, error, hint, ...text }: TextsProps) {
  return (
    <TitledCard id={`${id}-part`} title={title}>
      <Form method="post" encType="multipart/form-data" className="mt-4 grid gap-5">
        <input type="hidden" name="intent" value={`save-${id}`} />
        <Field id={id} label={label} error={error} hint={hint}>
          {(control) => <textarea {...control} {...text} name={id} dir="auto" />}
        </Field>
        <button className="button button-primary justify-self-start">Save the {id}</button>
      </Form>
    </TitledCard>
  );
}
