import { data } from 'react-router';
import { changeReachSettings } from '../../domain/admin/reach-settings.server.ts';
import { readSwitches } from '../../domain/instance/instance.server.ts';
import { MAX_FREE_POSTS, MAX_PAUSE_REASON } from '../../platform/http/viewer.ts';
import { ChoiceCards, TextField } from '../../ui/form-controls.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { changeAsAdmin, readAsAdmin } from '../request/form-changes.server.ts';
import { SettingsCard, useSaved } from './settings-form.tsx';
import type { Route } from './+types/reach-page';

/** Returns the switches. */
export const loader = (args: Route.LoaderArgs) => readAsAdmin(args, ({ db }) => readSwitches(db));

/** Changes the switches. */
export const action = async (args: Route.ActionArgs) =>
  data(...(await changeAsAdmin(args, changeReachSettings)));

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
  const errorOf = useSaved(actionData);
  const { isPrivate, freePosts, hasCommunity, pausedBecause } = loaderData;
  return (
    <div className="max-w-3xl">
      <SettingsCard id="reach" title="Reach">
        <ChoiceCards
          legend="Who may read"
          name="readers"
          choices={READERS}
          first={isPrivate ? 'members' : 'everybody'}
        />
        <TextField
          id="free-posts"
          label="Free posts of a guest"
          error={errorOf('free-posts')}
          hint="0: guests sign up before they type."
          type="number"
          min={0}
          max={MAX_FREE_POSTS}
          defaultValue={freePosts}
        />
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
        <TextField
          id="reason"
          label={
            <>
              Why it is paused <span className="font-normal text-muted">(everybody reads it)</span>
            </>
          }
          error={errorOf('reason', 'writing', 'readers', 'community')}
          maxLength={MAX_PAUSE_REASON}
          defaultValue={pausedBecause ?? ''}
          placeholder="The model is on holiday until Monday."
        />
      </SettingsCard>
    </div>
  );
}
