import { type SubmitEvent, useState } from 'react';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useSiteData } from '../../ui/use-viewer.ts';
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
  const { send, isBusy, error } = useReport(target, onClose);
  const { contact } = useSiteData();
  return (
    <Dialog
      title={`Report this ${THINGS[target.kind]}`}
      words={reportPromise(target.kind)}
      onClose={onClose}
    >
      <form onSubmit={send} className="mt-4">
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

type Fault = { field: string; message: string };

function useReport(target: ReportTarget, onClose: () => void) {
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<Fault | null>(null);
  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    const refusal = await sendReport(target, form);
    setIsBusy(false);
    setError(refusal);
    if (refusal) return;
    notify('good', REPORTED);
    onClose();
  }
  return { send: (event: SubmitEvent<HTMLFormElement>) => void send(event), isBusy, error };
}

async function sendReport(target: ReportTarget, form: FormData): Promise<Fault | null> {
  const said = (name: string) => form.get(name) ?? '';
  const report = {
    target,
    reason: said('reason'),
    words: said('words'),
    contact: said('contact'),
  };
  const sent = await requestJson('/api/reports', { method: 'POST', json: report });
  return sent.ok ? null : { field: sent.field ?? '', message: sent.title ?? REPORT_FAILED };
}
