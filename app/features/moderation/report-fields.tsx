import { useId, useState } from 'react';
import { useViewer } from '../site/use-viewer.ts';
import {
  MAX_CONTACT_LENGTH,
  MAX_REPORT_LENGTH,
  REPORT_REASONS,
} from '../../domain/screening/report.ts';
import { REPORT_REASON_WORDS } from '../../domain/screening/moderation-words.ts';

type Props = {
  /** The submitted values and the error of one of them. */
  values?: Readonly<Record<string, string>>;
  error?: { field?: string; message: string } | null;
};

/** The fields of a report: reason, optional text, and a contact for guests. */
export function ReportFields({ values, error = null }: Props) {
  const id = useId();
  const isGuest = useViewer().kind !== 'member';
  const [length, setLength] = useState(values?.words?.length ?? 0);
  const describedBy = error ? `${id}-error` : undefined;
  return (
    <>
      <fieldset aria-describedby={error?.field === 'reason' ? describedBy : undefined}>
        <legend className="font-semibold">What is wrong with it?</legend>
        <div className="choice-rows">
          {REPORT_REASONS.map((reason) => (
            <label key={reason}>
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={values?.reason === reason}
                className="radio"
              />
              {REPORT_REASON_WORDS[reason]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-6 flex items-baseline justify-between gap-x-3">
        <label className="font-semibold" htmlFor={`${id}-words`}>
          Anything to add? <span className="font-normal text-muted">(optional)</span>
        </label>
        <p id={`${id}-count`} className="shrink-0 text-sm text-muted">
          {length > 0 && <span>{`${length}/${MAX_REPORT_LENGTH}`}</span>}
        </p>
      </div>
      <textarea
        id={`${id}-words`}
        name="words"
        rows={2}
        maxLength={MAX_REPORT_LENGTH}
        defaultValue={values?.words}
        onChange={(event) => setLength(event.target.value.length)}
        aria-describedby={`${id}-count${error?.field === 'words' ? ` ${id}-error` : ''}`}
        className="field mt-1 w-full"
      />
      {isGuest && (
        <>
          <label className="mt-5 block font-semibold" htmlFor={`${id}-contact`}>
            How can we reach you? <span className="font-normal text-muted">(optional)</span>
          </label>
          <input
            id={`${id}-contact`}
            name="contact"
            maxLength={MAX_CONTACT_LENGTH}
            defaultValue={values?.contact}
            aria-describedby={error?.field === 'contact' ? describedBy : undefined}
            className="field mt-1 w-full"
          />
        </>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-bad">
          {error.message}
        </p>
      )}
    </>
  );
}
