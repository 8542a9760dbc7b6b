import { useEffect, useRef, useState } from 'react';
import {
  rejectionTitle,
  requestDelete,
  requestJson,
} from '../../platform/browser/json-requests.ts';
import { dateAt, DAY_MS } from '../../platform/time/time-units.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CalendarDay } from '../../ui/local-time.tsx';
import { useNotify } from '../../ui/toasts.tsx';

const FAILED = 'The game could not be changed. Try again.';

type Props = { postId: string; onClose: () => void };

/** Where an admin puts a shared post into the daily game, or takes it out. */
export function UseInGameDialog({ postId, onClose }: Props) {
  const notify = useNotify();
  const path = `/api/posts/${postId}/game`;
  const [date, setDate] = useState<string | null>(null);
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [tomorrow] = useState(() => dateAt(Date.now() + DAY_MS));
  useEffect(() => {
    void (async () => {
      const found = await requestJson<{ date: string | null }>(path);
      if (found.ok) setDate(found.data.date);
    })();
  }, [path]);
  const use = async (wanted: string) => {
    const sent = await requestJson(`${path}?date=${wanted}`, { method: 'PUT' });
    if (!sent.ok) return setError(rejectionTitle(sent, FAILED));
    notify('good', `In the game of ${wanted}.`);
    onClose();
  };
  const leave = async () => {
    if (!(await requestDelete(path))) return setError(FAILED);
    notify('good', 'Out of the game. The house steps in.');
    onClose();
  };
  return (
    <Dialog
      title="Use in the game"
      words="It takes a place in the daily game of that day (UTC). When it is taken down, a post of the house steps in."
      hasCross
      onClose={onClose}
    >
      {date !== null && (
        <p className="mt-4 font-medium">
          Now in the game of <CalendarDay day={date} />.
        </p>
      )}
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void use(field.current?.value ?? '');
        }}
      >
        <div className="min-w-0 flex-1">
          <label htmlFor="game-date" className="mb-1.5 block text-sm font-semibold">
            Day
          </label>
          <input
            ref={field}
            id="game-date"
            type="date"
            required
            min={tomorrow}
            defaultValue={tomorrow}
            aria-describedby={error === '' ? undefined : 'game-error'}
            aria-invalid={error !== '' || undefined}
            className="field"
          />
        </div>
        <button className="button button-primary min-h-12">Use it</button>
      </form>
      {error !== '' && (
        <p id="game-error" role="alert" className="mt-3 font-medium text-bad">
          {error}
        </p>
      )}
      {date !== null && (
        <button
          type="button"
          onClick={() => void leave()}
          className="button button-plain mt-4 w-full"
        >
          Take it out
        </button>
      )}
    </Dialog>
  );
}
