import { listWriters } from '../../domain/admin/choose-writer.server.ts';
import { WRITER_PAGE } from '../../domain/writers/engines.ts';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { PageTitle } from '../../ui/page-header.tsx';
import { readAsAdmin } from '../http/form-changes.server.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { useFollowedModels } from './model-pull.tsx';
import { TrialCard } from './trial.tsx';
import { useTrial } from './use-trial.ts';
import { WaysToWrite } from './ways-to-write.tsx';
import { WriterStage } from './writer-stage.tsx';
import { type ModelAt, WriterForm } from './writer-form.tsx';
import type { Route } from './+types/writer-page';

export const handle = { readers: 'admins' } satisfies RouteHandle;

/** Returns who writes, and who could. */
export const loader = (args: Route.LoaderArgs) => readAsAdmin(args, listWriters);

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Writer · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function WriterPage({ loaderData }: Route.ComponentProps) {
  const { active, pull, engines, box, isFixed, isDemo, again } = loaderData;
  const { trial, start, stop } = useTrial();
  useFollowedModels({ active, pull, engines, box });
  const mayTry = !isDemo && again === null;
  const mayChoose = mayTry && !isFixed;
  return (
    <>
      <PageTitle face="laptop-4" about="The house, your own model, or a paid one.">
        Writer
      </PageTitle>
      <div className="mt-6 grid grid-cols-1 gap-6">
        <WriterStage {...loaderData} />
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
        <WaysToWrite
          choices={loaderData}
          mayTry={mayTry}
          mayChoose={mayChoose}
          onTry={(tried) => void start(tried)}
        />
      </div>
    </>
  );
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
