import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { TitledCard } from '../../ui/page-header.tsx';
import { useResultToast } from '../../ui/toasts.tsx';
import type { RejectedForm } from '../http/form-answer.ts';

type Answer = { ok: true; message: string } | RejectedForm;

/** Shows that a form was saved, and returns the error of a field. */
export function useSaved(answer: Answer | undefined): (...fields: string[]) => string | null {
  useResultToast(answer, ({ ok, message }) => ok && ['good', message]);
  return (...fields) =>
    answer?.ok === false && fields.includes(answer.field ?? '') ? answer.message : null;
}

type SettingsCardProps = {
  /** That of the heading. */
  id: string;
  title: string;
  intent?: string;
  hasFile?: boolean;
  /** The name of the button. */
  save?: string;
  /** Between the heading and the form. */
  before?: ReactNode;
  children: ReactNode;
};

/** A card with a form of settings. */
export function SettingsCard(props: SettingsCardProps) {
  const { id, title, intent, hasFile, save = 'Save', before, children } = props;
  const isIdle = useNavigation().state === 'idle';
  return (
    <TitledCard id={id} title={title}>
      {before}
      <Form
        method="post"
        encType={hasFile ? 'multipart/form-data' : undefined}
        className="mt-4 grid grid-cols-1 gap-5"
      >
        {intent !== undefined && <input type="hidden" name="intent" value={intent} />}
        {children}
        <button
          aria-disabled={!isIdle || undefined}
          className="button button-primary justify-self-start"
        >
          {save}
        </button>
      </Form>
    </TitledCard>
  );
}
