import { type SubmitEvent, useState } from 'react';
import { sendForm } from '../../platform/browser/json-requests.ts';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useSiteData } from '../site/use-viewer.ts';
import {
  contactLine,
  REPORT_FAILED,
  REPORTED,
  reportPromise,
  THINGS,
} from '../../domain/screening/moderation-words.ts';
import { ReportFields } from './report-fields.tsx';
import type { ReportTarget } from '../../domain/screening/report.ts';

type Props = { target: ReportTarget; onClose: () => void };

/** Reports a post, comment or picture to the operator. Does not require an account. */
export function ReportDialog({ target, onClose }: Props) {
  const { submit, isBusy, error } = useReport(target, onClose);
  const { contact } = useSiteData();
  return (
    <Dialog
      title={`Report this ${THINGS[target.kind]}`}
      words={reportPromise(target.kind)}
      onClose={onClose}
    >
      <form onSubmit={submit} className="mt-4">
        <ReportFields error={error} />
        <p className="mt-4 text-sm break-words text-muted">{contactLine(contact)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <button aria-disabled={isBusy || undefined} className="button button-primary flex-1">
            {isBusy ? 'Sending …' : 'Send report'}
          </button>
          <DialogClose className="button button-plain flex-1">Cancel</DialogClose>
        </div>
      </form>
    </Dialog>
  );
}

function useReport(target: ReportTarget, onClose: () => void) {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<{ field: string; message: string } | null>(null);
  async function send(form: FormData): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const fields = Object.fromEntries(form) as Record<string, string>;
    const sent = await sendForm(`/reports?${target.kind}=${target.id}`, fields);
    setIsBusy(false);
    if (!sent.ok) {
      return setError({ field: sent.field ?? '', message: sent.title ?? REPORT_FAILED });
    }
    notify('good', REPORTED);
    onClose();
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };
  return { submit, isBusy, error };
}
