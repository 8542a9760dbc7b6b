import { FEATURE_REQUEST } from '../../domain/feature-requests/request-words.ts';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { Lightbulb } from '../../ui/icons/icons.tsx';

// Loaded on demand: few visits open the dialog.
const load = async () => (await import('./request-dialog.tsx')).RequestDialog;

type Props = { className: string; label?: string };

/** Opens the feature request dialog. Without script, the form navigates to the board, which has a form too. */
export function RequestButton({ className, label = FEATURE_REQUEST }: Props) {
  return (
    <DialogForm load={load} method="get" action="/requests">
      <button type="submit" className={className}>
        <Lightbulb size={20} />
        <span className="nav-name">{label}</span>
      </button>
    </DialogForm>
  );
}
