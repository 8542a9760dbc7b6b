import { data, Form, redirect, useNavigation } from 'react-router';
import {
  changeReachSettings,
  readReachSettings,
} from '../../domain/admin/reach-settings.server.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { MAX_FREE_POSTS, MAX_PAUSE_REASON } from '../../platform/http/viewer.ts';
import { ChoiceCards, Field } from '../../ui/form-controls.tsx';
import { TitledCard } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { useResultToast } from '../../ui/toasts.tsx';
import { requireAdmin } from '../request/guards.server.ts';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/reach-page';

export const middleware = [requireAdmin];

/** Returns the switches. Redirects viewers who are not admins. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const settings = await readReachSettings(services, viewer);
  if (!settings) throw redirect('/');
  return settings;
}

/** Changes the switches. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer } = context.get(requestContext);
  const form = (await readForm(request)) ?? new FormData();
  const done = await changeReachSettings(services, viewer, form);
  return data(done, { status: done.ok ? 200 : done.status });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Reach · Admin') }];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

const READERS = [
  { value: 'everybody', label: 'Everybody', hint: 'Pages, feeds and previews are public.' },
  { value: 'members', label: 'Members only', hint: 'Guests see the way in, and nothing else.' },
];
const COMMUNITY = [
  { value: 'on', label: 'On', hint: 'Members share posts, and there is a feed.' },
  { value: 'off', label: 'Off', hint: 'No feed, no sharing. Authors keep their posts.' },
];
const WRITING = [
  { value: 'on', label: 'Goes on', hint: 'As ever.' },
  { value: 'paused', label: 'Is paused', hint: 'Nothing is written. Drafts are kept.' },
];

export default function ReachPage({ loaderData, actionData }: Route.ComponentProps) {
  const isIdle = useNavigation().state === 'idle';
  useResultToast(actionData, ({ ok, message }) => ok && ['good', message]);
  const errorOf = (...fields: string[]) =>
    actionData && !actionData.ok && fields.includes(actionData.field) ? actionData.message : null;
  const { isPrivate, freePosts, hasCommunity, pausedBecause } = loaderData;
  return (
    <TitledCard id="reach" title="Reach" className="max-w-3xl">
      <Form method="post" className="mt-4 grid grid-cols-1 gap-6">
        <ChoiceCards
          legend="Who may read"
          name="readers"
          choices={READERS}
          first={isPrivate ? 'members' : 'everybody'}
        />
        <Field
          id="free-posts"
          label="Free posts of a guest"
          error={errorOf('free-posts')}
          hint="0: guests sign up before they type."
        >
          {(control) => (
            <input
              {...control}
              name="free-posts"
              type="number"
              min={0}
              max={MAX_FREE_POSTS}
              defaultValue={freePosts}
            />
          )}
        </Field>
        <ChoiceCards
          legend="Community"
          name="community"
          choices={COMMUNITY}
          first={hasCommunity ? 'on' : 'off'}
        />
        <ChoiceCards
          legend="Writing"
          name="writing"
          choices={WRITING}
          first={pausedBecause === null ? 'on' : 'paused'}
        />
        <Field
          id="reason"
          label={
            <>
              Why it is paused <span className="font-normal text-muted">(everybody reads it)</span>
            </>
          }
          error={errorOf('reason', 'writing', 'readers', 'community')}
        >
          {(control) => (
            <input
              {...control}
              name="reason"
              maxLength={MAX_PAUSE_REASON}
              defaultValue={pausedBecause ?? ''}
              placeholder="The model is on holiday until Monday."
              autoComplete="off"
            />
          )}
        </Field>
        <button
          aria-disabled={!isIdle || undefined}
          className="button button-primary justify-self-start"
        >
          Save
        </button>
      </Form>
    </TitledCard>
  );
}
