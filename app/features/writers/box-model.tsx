import type { WriterChoices } from '../../domain/admin/choose-writer.server.ts';
import { IN_THE_BOX } from '../../domain/writers/engines.ts';
import { More } from '../../ui/more.tsx';
import { Command, CommandLine } from '../../ui/command.tsx';
import { type Choosing, ModelRow } from './local-models.tsx';

type Props = Choosing & Pick<WriterChoices, 'box' | 'active'>;

/** The installed model, or the command that installs one. */
export function BoxModel({ box, active, ...choosing }: Props) {
  const { installed, isOff, command, refusal, instead } = box;
  if (refusal !== null) {
    return (
      <>
        <p className="max-w-[60ch] font-medium">{refusal}</p>
        {instead !== null && <Command label="Start it with a model">{instead}</Command>}
      </>
    );
  }
  return (
    <>
      {installed && (
        <ul>
          <ModelRow at={IN_THE_BOX} {...{ active, ...installed, ...choosing }} />
        </ul>
      )}
      {isOff && (
        <p className="mt-2 max-w-[60ch] font-medium text-bad">
          It crashed three times in ten minutes and is switched off. Try it again, or install a
          smaller one.
        </p>
      )}
      {installed ? (
        <More label="Install another one">
          <p className="max-w-[68ch]">The same command installs another one in its place:</p>
          <Command label="Install a model">{command}</Command>
        </More>
      ) : (
        <>
          <p className="mt-3 max-w-[68ch] text-pretty">
            Type this in the folder of the server. It asks which model, and this page says when it
            is here:
          </p>
          <div className="mt-3 max-w-xl max-sm:-ms-16">
            <CommandLine label="Install a model">{command}</CommandLine>
          </div>
        </>
      )}
    </>
  );
}
