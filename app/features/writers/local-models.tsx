import type { WriterChoices } from '../../domain/admin/choose-writer.server.ts';
import type { FoundEngine, LocalModel } from '../../domain/writers/engines.ts';
import { gigabytes } from '../../platform/text/gigabytes.ts';
import { ModelPull, Suggestions } from './model-pull.tsx';
import { type ModelAt, WriterForm } from './writer-form.tsx';

/** What the buttons of a way need. */
export type Choosing = {
  /** Whether this admin may choose now. */
  mayChoose: boolean;
  onTry: (tried: ModelAt) => void;
};

type Props = Choosing &
  Pick<WriterChoices, 'engines' | 'active' | 'pull' | 'suggested'> & {
    /** Whether this admin may try and fetch. */
    mayTry: boolean;
  };

/** The models of the engines on this machine, and what one without a model could fetch. */
export function LocalModels(props: Props) {
  const { engines, active, pull, suggested, mayTry, ...choosing } = props;
  const offered = engines.filter(({ models }) => models.length > 0);
  return (
    <>
      {offered.map((engine) => (
        <section key={engine.baseUrl} aria-label={engine.engine} className="mt-4">
          <h4 className="font-semibold">
            {engine.engine} <span className="font-normal text-muted">at {hostOf(engine)}</span>
          </h4>
          <ul className="mt-1 divide-y divide-line">
            {engine.models.map((one) => (
              <ModelRow key={one.model} at={engine.baseUrl} {...{ active, ...one, ...choosing }} />
            ))}
          </ul>
        </section>
      ))}
      {offered.length === 0 && pull === null && <NothingFound engines={engines} />}
      {pull && <ModelPull pull={pull} mayChoose={mayTry} />}
      {suggested && <Suggestions suggested={suggested} mayChoose={mayTry} />}
    </>
  );
}

function NothingFound({ engines }: { engines: readonly FoundEngine[] }) {
  const [first] = engines;
  if (!first) return null;
  return (
    <p className="max-w-[60ch]">{`${first.engine} runs here and has no model that writes.`}</p>
  );
}

const hostOf = ({ origin }: FoundEngine) => new URL(origin).host;

type RowProps = LocalModel & Choosing & Pick<WriterChoices, 'active'> & { at: string };

/** A model with its size, and the buttons that try it and let it write. */
export function ModelRow({ at, active, model, size, mayChoose, onTry }: RowProps) {
  const tried = { at, model };
  const isActive =
    active?.isChosen === true && active.model === model && active.baseUrl === tried.at;
  return (
    <li className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center">
      <p className="min-w-0 flex-1 break-words">
        <span className="font-medium">{model}</span>{' '}
        <span className="text-muted tabular-nums">{size !== null && gigabytes(size)}</span>
        {isActive && <span className="ms-2 font-semibold text-good">writes now</span>}
      </p>
      {mayChoose && (
        <div className="flex flex-wrap gap-3">
          <TryButton name={model} onTry={() => onTry(tried)} />
          {!isActive && <WriterForm to="choice" fields={tried} label="Let it write" name={model} />}
        </div>
      )}
    </li>
  );
}

export function TryButton({ name, onTry }: { name: string; onTry: () => void }) {
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
