import { useFetcher } from 'react-router';
import { WRITER_PAGE } from '../../domain/writers/engines.ts';
import { useResultToast } from '../../ui/toasts.tsx';
import type { FormAnswer } from '../http/form-answer.ts';

/** A model of an engine of this machine. */
export type ModelAt = { at: string; model: string };

type Props = {
  to: 'choice' | 'pull' | 'pull/cancel';
  fields?: Readonly<Record<string, string>>;
  label: string;
  /** What the button is about, where several have its label. */
  name?: string;
  kind?: 'button-primary' | 'button-plain';
};

/** A button that changes who writes, or what is fetched. Its toast says the result. */
export function WriterForm({ to, fields = {}, label, name, kind = 'button-primary' }: Props) {
  const fetcher = useFetcher<FormAnswer<{ ok: true; message: string }>>();
  useResultToast(fetcher.data, ({ ok, message }) => [ok ? 'good' : 'bad', message]);
  return (
    <fetcher.Form method="post" action={`${WRITER_PAGE}/${to}`}>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button aria-disabled={fetcher.state !== 'idle' || undefined} className={`button ${kind}`}>
        {label}
        {name !== undefined && <span className="sr-only"> {name}</span>}
      </button>
    </fetcher.Form>
  );
}
