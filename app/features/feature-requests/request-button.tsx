import { Lightbulb } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useOpenRequest } from './request-offer.tsx';
import { FEATURE_REQUEST } from '../../domain/feature-requests/request-words.ts';

type Props = { className: string; label?: string };

/** Opens the dialog for a feature request; without script it leads to the board, which has the form too. */
export function RequestButton({ className, label = FEATURE_REQUEST }: Props) {
  const open = useOpenRequest();
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
