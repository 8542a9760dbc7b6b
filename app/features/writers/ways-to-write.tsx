import type { ReactNode } from 'react';
import type { WriterChoices } from '../../domain/admin/choose-writer.server.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { Link } from '../../ui/links.tsx';
import { More } from '../../ui/more.tsx';
import { WRITER_PAGE } from '../../domain/writers/engines.ts';
import { BoxModel } from './box-model.tsx';
import { type Choosing, LocalModels, TryButton } from './local-models.tsx';
import { type Way, WAY_FACES, wayOf } from './way.ts';
import { WriterForm } from './writer-form.tsx';

type Props = Choosing & { choices: WriterChoices; mayTry: boolean };

/** The four ways to write: what each is, whether it is there, and what can be done about it. */
export function WaysToWrite({ choices, mayTry, ...choosing }: Props) {
  const { active, isFixed, box } = choices;
  const now = wayOf(choices);
  return (
    <section aria-labelledby="ways" className="card">
      <h2 id="ways" className="px-5 pt-5 text-xl sm:px-6 sm:pt-6">
        The four ways
      </h2>
      <div className="divide-y divide-line">
        <WayRow
          {...{ way: 'house', now, title: 'The house', state: 'Always there' }}
          about="Jokes that people wrote, and no model. It also writes whenever a model fails."
          action={
            active !== null &&
            choosing.mayChoose && (
              <WriterForm
                to="choice"
                fields={HOUSE}
                label="Let the house write"
                kind="button-plain"
              />
            )
          }
        />
        <WayRow
          {...{
            way: 'local',
            now,
            title: 'A model that is running here',
            state: foundWords(choices),
          }}
          about="One of Ollama, LM Studio and the like. Texts stay on this machine."
          action={
            <Link to={WRITER_PAGE} className="button button-plain">
              Look again
            </Link>
          }
          more="It takes the memory of its file and some more, and some seconds to some minutes for a post, as this machine is. Ollama, LM Studio, llama-server and Docker Model Runner are looked for at their usual ports."
        >
          <LocalModels {...{ ...choices, mayTry, ...choosing }} />
        </WayRow>
        <WayRow
          {...{ way: 'box', now, title: 'A model in the box', state: boxWords(box) }}
          about="No other program: this server runs it itself. Texts stay on this machine."
          more="The command fetches an engine of about 100 MB and the file of a model. It takes twice to three times the memory of the file, and about a minute for a post without a graphics card."
        >
          <BoxModel {...{ box, active, ...choosing }} />
        </WayRow>
        <WayRow
          {...{
            way: 'provider',
            now,
            title: 'A provider with a key',
            state: isFixed ? 'Set' : 'Not set',
          }}
          about="Nothing to install, mostly the fastest and the best. What people type goes to the provider, which bills by the word."
          action={
            isFixed &&
            mayTry && <TryButton name="the provider" onTry={() => choosing.onTry(HOUSE)} />
          }
          more={
            <>
              The key is never typed in here: <code>OPENAI_API_KEY</code> and{' '}
              <code>OPENAI_MODEL</code> are settings of the server, in force after a restart.
            </>
          }
        />
      </div>
    </section>
  );
}

/** The form of a choice without a model. */
const HOUSE = { at: '', model: '' };

function foundWords({ engines, pull }: WriterChoices): string {
  if (pull?.isRunning) return 'Being fetched';
  const found = engines.reduce((sum, { models }) => sum + models.length, 0);
  return found === 0 ? 'None found' : `${found} found`;
}

function boxWords({ installed, isOff }: WriterChoices['box']): string {
  if (isOff) return 'Switched off';
  return installed ? 'Installed' : 'Not installed';
}

type WayRowProps = {
  way: Way;
  /** The way that writes now. */
  now: Way;
  title: string;
  /** What there is of it, while it does not write. */
  state: string;
  about: string;
  action?: ReactNode;
  /** What is there to be used. */
  children?: ReactNode;
  /** What it takes, on a press. */
  more?: ReactNode;
};

function WayRow({ way, now, title, state, about, action, children, more }: WayRowProps) {
  const isNow = way === now;
  const look = isNow ? 'border-good text-good' : 'border-line text-muted';
  return (
    <section
      aria-labelledby={way}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 p-5 sm:gap-x-6 sm:p-6"
    >
      <FaceDrawing face={WAY_FACES[way]} className="size-12 sm:size-16" />
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 id={way} tabIndex={-1} className="font-display text-lg font-semibold sm:text-xl">
            {title}
          </h3>
          <p className={`rounded-full border px-3 py-0.5 text-sm font-semibold ${look}`}>
            {isNow ? 'Writes now' : state}
          </p>
        </div>
        <p className="mt-1 max-w-[64ch]">{about}</p>
        {children}
        <div className="way-foot">
          {action}
          {more !== undefined && (
            <More label="What it takes">
              <p>{more}</p>
            </More>
          )}
        </div>
      </div>
    </section>
  );
}
