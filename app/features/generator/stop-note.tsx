import { STOPPED, STOPPED_WRITTEN } from './generator-words.ts';

type Props = {
  wasStopped: boolean;
  /** There is a post that was never shown. */
  isWritten: boolean;
  onShow: () => void;
};

/** One quiet line about what a stop, a reload or the way back left behind. */
export function StopNote({ wasStopped, isWritten, onShow }: Props) {
  return (
    <output className="block empty:absolute">
      {(wasStopped || isWritten) && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {isWritten ? STOPPED_WRITTEN : STOPPED}
          {isWritten && (
            <button type="button" className="button button-plain" onClick={onShow}>
              Show it
            </button>
          )}
        </p>
      )}
    </output>
  );
}
