import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { listWriters, type WriterChoices } from '../../domain/admin/choose-writer.server.ts';
import { type FoundEngine, type LocalModel, WRITER_PAGE } from '../../domain/writers/engines.ts';
import { Link } from '../../ui/links.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { TitledCard } from '../../ui/page-header.tsx';
import { useResultToast } from '../../ui/toasts.tsx';
import type { FormAnswer } from '../http/form-answer.ts';
import { readAsAdmin } from '../http/form-changes.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { TrialCard } from './trial.tsx';
import { type Tried, useTrial } from './use-trial.ts';
import type { Route } from './+types/writer-page';

export const handle = { readers: 'admins' } satisfies RouteHandle;

/** Returns who writes, and who could. */
export const loader = (args: Route.LoaderArgs) => readAsAdmin(args, listWriters);

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Writer · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

/** What the buttons of a way need. */
type Choosing = {
  /** Whether this admin may choose and try now. */
  mayChoose: boolean;
  onTry: (tried: Tried) => void;
};

export default function WriterPage({ loaderData }: Route.ComponentProps) {
  const { active, isFixed, engines, isDemo, again } = loaderData;
  const { trial, start, stop } = useTrial();
  const mayTry = !isDemo && again === null;
  const choosing = { mayChoose: mayTry && !isFixed, onTry: (tried: Tried) => void start(tried) };
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <NowCard active={active} isFixed={isFixed} />
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
          {choosing.mayChoose && trial.model !== '' && <TakeButtons trial={trial} />}
        </TrialCard>
      )}
      <Way id="house" title="The house">
        <p className="mt-2 max-w-[60ch] text-muted">
          No model: jokes that people wrote. It needs no memory, answers at once, and texts stay in
          this server. It also writes whenever a model fails.
        </p>
        {active !== null && choosing.mayChoose && (
          <div className="mt-4">
            <ChoiceForm label="Let the house write" kind="button-plain" />
          </div>
        )}
      </Way>
      <LocalModels engines={engines} active={active} {...choosing} />
      <Way id="provider" title="A provider with a key">
        <p className="mt-2 max-w-[60ch] text-muted">
          Nothing to install, mostly the fastest and the best. What people type goes to the
          provider, which bills by the word. The key is never typed in here:{' '}
          <code>OPENAI_API_KEY</code> and <code>OPENAI_MODEL</code> are settings of the server, in
          force after a restart.
        </p>
        {isFixed && mayTry && (
          <div className="mt-4">
            <TryButton name="the provider" onTry={() => choosing.onTry({ at: '', model: '' })} />
          </div>
        )}
      </Way>
    </div>
  );
}

type Active = WriterChoices['active'];

function NowCard({ active, isFixed }: { active: Active; isFixed: boolean }) {
  return (
    <TitledCard id="now" title="Who writes now">
      <p className="mt-2 text-lg font-medium break-words">{nowWords(active)}</p>
      {active?.isLoading && <p className="mt-2 text-muted">It is being loaded into memory …</p>}
      {active?.trouble && <p className="mt-2 font-medium text-bad">{active.trouble}</p>}
      {isFixed && (
        <p className="mt-2 max-w-[60ch] text-muted">
          The environment of the server says so, which goes before a choice on this page. Without
          OPENAI_API_KEY and OPENAI_BASE_URL, and after a restart, it is made here.
        </p>
      )}
    </TitledCard>
  );
}

function nowWords(active: Active): string {
  if (active === null) return 'The house';
  const { model, host, writes } = active;
  const who = `${model} at ${host}`;
  return writes === 'again' ? `${who}, for Regenerate and replies; else the house` : who;
}

function Way({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <TitledCard id={id} title={title}>
      {children}
    </TitledCard>
  );
}

type LocalProps = Choosing & { engines: readonly FoundEngine[]; active: Active };

function LocalModels({ engines, active, ...choosing }: LocalProps) {
  const offered = engines.filter(({ models }) => models.length > 0);
  return (
    <Way id="local" title="A model that is running here">
      <p className="mt-2 max-w-[60ch] text-muted">
        It takes the memory of its file and some more, and some seconds to some minutes for a post,
        as this machine is. Texts stay on this machine.
      </p>
      {offered.map((engine) => (
        <section key={engine.baseUrl} aria-label={engine.engine} className="mt-4">
          <h3 className="font-semibold">
            {engine.engine} <span className="font-normal text-muted">at {hostOf(engine)}</span>
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {engine.models.map((one) => (
              <ModelRow key={one.model} {...{ engine, active, ...one, ...choosing }} />
            ))}
          </ul>
        </section>
      ))}
      {offered.length === 0 && <NothingFound engines={engines} />}
      <Link to={WRITER_PAGE} className="button button-quiet mt-3 -ms-[12px]">
        Look again
      </Link>
    </Way>
  );
}

function NothingFound({ engines }: { engines: readonly FoundEngine[] }) {
  const [first] = engines;
  return (
    <p className="mt-4 max-w-[60ch]">
      {first
        ? `${first.engine} runs here and has no model that writes.`
        : 'None was found. Ollama, LM Studio, llama-server and Docker Model Runner are looked for on this machine, at their usual ports.'}
    </p>
  );
}

const hostOf = ({ origin }: FoundEngine) => new URL(origin).host;

type RowProps = LocalModel & Choosing & { engine: FoundEngine; active: Active };

function ModelRow({ engine, active, model, size, mayChoose, onTry }: RowProps) {
  const tried = { at: engine.baseUrl, model };
  const isActive =
    active?.isChosen === true && active.model === model && active.baseUrl === tried.at;
  return (
    <li className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center">
      <p className="min-w-0 flex-1 break-words">
        <span className="font-medium">{model}</span>{' '}
        <span className="text-muted tabular-nums">{size !== null && gigabytes(size)}</span>
        {isActive && <span className="ms-2 text-sm text-good">writes now</span>}
      </p>
      {mayChoose && (
        <div className="flex flex-wrap gap-3">
          <TryButton name={model} onTry={() => onTry(tried)} />
          {!isActive && <ChoiceForm {...tried} label="Let it write" name={model} />}
        </div>
      )}
    </li>
  );
}

function gigabytes(size: number): string {
  return `${(size / 1e9).toFixed(1)} GB`;
}

function TryButton({ name, onTry }: { name: string; onTry: () => void }) {
  const press = () => {
    onTry();
    window.scrollTo({ top: 0 });
  };
  return (
    <button type="button" onClick={press} className="button button-plain">
      Try it<span className="sr-only"> {name}</span>
    </button>
  );
}

/** The choices after a trial: a slow model is offered for what is asked for again. */
function TakeButtons({
  trial: { at, model, end },
}: {
  trial: Tried & { end: { isSlow: boolean } | null };
}) {
  if (!end?.isSlow) return <ChoiceForm {...{ at, model }} label="Let it write" />;
  return (
    <>
      <ChoiceForm {...{ at, model }} writes="again" label="For Regenerate and replies only" />
      <ChoiceForm {...{ at, model }} label="Let it write all the same" kind="button-plain" />
    </>
  );
}

type ChoiceProps = Partial<Tried> & {
  writes?: 'again';
  label: string;
  /** What the button takes, where several have its label. */
  name?: string;
  kind?: 'button-primary' | 'button-plain';
};

function ChoiceForm({
  at = '',
  model = '',
  writes,
  label,
  name,
  kind = 'button-primary',
}: ChoiceProps) {
  const fetcher = useFetcher<FormAnswer<{ ok: true; message: string }>>();
  useResultToast(fetcher.data, ({ ok, message }) => [ok ? 'good' : 'bad', message]);
  return (
    <fetcher.Form method="post" action={`${WRITER_PAGE}/choice`}>
      <input type="hidden" name="at" value={at} />
      <input type="hidden" name="model" value={model} />
      {writes && <input type="hidden" name="writes" value={writes} />}
      <button aria-disabled={fetcher.state !== 'idle' || undefined} className={`button ${kind}`}>
        {label}
        {name !== undefined && <span className="sr-only"> {name}</span>}
      </button>
    </fetcher.Form>
  );
}
