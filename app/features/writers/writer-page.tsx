import { listWriters, type WriterChoices } from '../../domain/admin/choose-writer.server.ts';
import { formatWholeNumber } from '../../domain/admin/overview-numbers.ts';
import { WRITER_PAGE } from '../../domain/writers/engines.ts';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { SettingsPart } from '../../ui/page-header.tsx';
import { readAsAdmin } from '../http/form-changes.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { BoxModel } from './box-model.tsx';
import { LocalModels, TryButton } from './local-models.tsx';
import { useFollowedModels } from './model-pull.tsx';
import { TrialCard } from './trial.tsx';
import { useTrial } from './use-trial.ts';
import { type ModelAt, WriterForm } from './writer-form.tsx';
import type { Route } from './+types/writer-page';

export const handle = { readers: 'admins' } satisfies RouteHandle;

/** Returns who writes, and who could. */
export const loader = (args: Route.LoaderArgs) => readAsAdmin(args, listWriters);

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Writer · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function WriterPage({ loaderData }: Route.ComponentProps) {
  const { active, today, isFixed, engines, pull, box, suggested, isDemo, again } = loaderData;
  const { trial, start, stop } = useTrial();
  useFollowedModels({ active, pull, engines, box });
  const mayTry = !isDemo && again === null;
  const mayChoose = mayTry && !isFixed;
  const choosing = { mayChoose, onTry: (tried: ModelAt) => void start(tried) };
  return (
    <div className="grid grid-cols-1 gap-6">
      <NowCard active={active} today={today} isFixed={isFixed} />
      {isDemo && (
        <p className="text-muted">
          This is a demo session, which everybody may have: it changes nothing here.
        </p>
      )}
      {again && (
        <SignInAgain ways={again} purpose="To try or change who writes" next={WRITER_PAGE} />
      )}
      {trial && (
        <TrialCard key={trial.at + trial.model} trial={trial} onStop={stop}>
          {mayChoose && trial.model !== '' && <TakeButtons trial={trial} />}
        </TrialCard>
      )}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <SettingsPart id="house" title="The house" about="No model: jokes that people wrote.">
          <p className="max-w-[60ch]">
            It needs no memory, answers at once, and texts stay in this server. It also writes
            whenever a model fails.
          </p>
          {active !== null && mayChoose && (
            <div className="mt-4">
              <WriterForm
                to="choice"
                fields={HOUSE}
                label="Let the house write"
                kind="button-plain"
              />
            </div>
          )}
        </SettingsPart>
        <SettingsPart
          id="local"
          title="A model that is running here"
          about="It takes the memory of its file and some more, and some seconds to some minutes for a post, as this machine is. Texts stay on this machine."
        >
          <LocalModels {...{ engines, active, pull, suggested, mayTry, ...choosing }} />
        </SettingsPart>
        <SettingsPart
          id="box"
          title="A model in the box"
          about="No other program: one command fetches an engine of about 100 MB and the file of a model, and this server runs it. It takes twice to three times the memory of the file, and about a minute for a post without a graphics card. Texts stay on this machine."
        >
          <BoxModel {...{ box, active, ...choosing }} />
        </SettingsPart>
        <SettingsPart
          id="provider"
          title="A provider with a key"
          about="Nothing to install, mostly the fastest and the best. What people type goes to the provider, which bills by the word."
        >
          <p className="max-w-[60ch]">
            The key is never typed in here: <code>OPENAI_API_KEY</code> and{' '}
            <code>OPENAI_MODEL</code> are settings of the server, in force after a restart.
          </p>
          {isFixed && mayTry && (
            <div className="mt-4">
              <TryButton name="the provider" onTry={() => choosing.onTry(HOUSE)} />
            </div>
          )}
        </SettingsPart>
      </div>
    </div>
  );
}

type Active = WriterChoices['active'];

type NowProps = Pick<WriterChoices, 'active' | 'today' | 'isFixed'>;

function NowCard({ active, today, isFixed }: NowProps) {
  return (
    <SettingsPart id="now" title="Who writes now">
      <p className="text-lg font-medium break-words">{nowWords(active)}</p>
      {active?.isLoading && <p className="mt-2 text-muted">It is being loaded into memory …</p>}
      {active?.trouble && <p className="mt-2 font-medium text-bad">{active.trouble}</p>}
      {(active !== null || today.left < today.of) && (
        <p className="mt-2 text-muted tabular-nums">
          {budgetWords(today)} {shareWords(today)}
        </p>
      )}
      {isFixed && (
        <p className="mt-2 max-w-[60ch] text-muted">
          The environment of the server says so, which goes before a choice on this page. Without
          OPENAI_API_KEY and OPENAI_BASE_URL, and after a restart, it is made here.
        </p>
      )}
    </SettingsPart>
  );
}

/** What of the calls of the day (MODEL_CALLS_PER_DAY) is used and left. */
function budgetWords({ left, of }: WriterChoices['today']): string {
  const [used, rest] = [of - left, left].map(formatWholeNumber);
  const words = `Calls of today: ${used} used, ${rest} left.`;
  return left === 0 ? `${words} The house writes until midnight UTC.` : words;
}

/** What guests and members have used of their shares of the calls. */
function shareWords({ guests, members }: WriterChoices['today']): string {
  const words = ({ used, of }: typeof guests) =>
    `${formatWholeNumber(used)} of ${formatWholeNumber(of)}`;
  return `Guests: ${words(guests)}. Members: ${words(members)}.`;
}

function nowWords(active: Active): string {
  if (active === null) return 'The house';
  const { model, where, writes } = active;
  const who = `${model} ${where}`;
  return writes === 'again' ? `${who}, for Regenerate and replies; else the house` : who;
}

/** The choices after a trial: a slow model is offered for what is asked for again. */
function TakeButtons({
  trial: { at, model, end },
}: {
  trial: ModelAt & { end: { isSlow: boolean } | null };
}) {
  const fields = { at, model };
  if (!end?.isSlow) return <WriterForm to="choice" fields={fields} label="Let it write" />;
  return (
    <>
      <WriterForm
        to="choice"
        fields={{ ...fields, writes: 'again' }}
        label="For Regenerate and replies only"
      />
      <WriterForm
        to="choice"
        fields={fields}
        label="Let it write all the same"
        kind="button-plain"
      />
    </>
  );
}

/** The form of a choice without a model. */
const HOUSE = { at: '', model: '' };
