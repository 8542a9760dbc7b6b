import { Lightbulb } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { FEATURE_REQUEST } from '../../domain/feature-requests/request-words.ts';
import { dialogProvider } from '../../ui/dialog-provider.tsx';

// Loaded on demand: few visits open the dialog.
const requestDialog = dialogProvider(
  async () => (await import('./request-dialog.tsx')).RequestDialog,
);

/** Provider of the feature request dialog. */
export const RequestDialogProvider = requestDialog.Provider;

type Props = { className: string; label?: string };

/** Opens the feature request dialog. Without script, the form navigates to the board, which has a form too. */
export function RequestButton({ className, label = FEATURE_REQUEST }: Props) {
  const open = requestDialog.useOpen();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    open(() => form.submit());
  };
  return (
    <form method="get" action="/requests" onSubmit={submit}>
      <button type="submit" className={className}>
        <Lightbulb aria-hidden size={20} />
        <span className="nav-name">{label}</span>
      </button>
    </form>
  );
}
