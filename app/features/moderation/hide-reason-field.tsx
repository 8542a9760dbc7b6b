import { HIDE_REASON_WORDS } from '../../domain/screening/moderation-words.ts';
import { HIDE_REASONS } from '../../domain/screening/report.ts';

type Props = { label?: string; isRequired?: boolean; className?: string };

/** Select of the reason for a removal. The owner and the public log receive it. */
export function HideReasonField(props: Props) {
  const { label = 'Reason for taking it down', isRequired = false, className = '' } = props;
  return (
    <label className={`block font-semibold ${className}`}>
      {label}
      <select
        name="reason"
        defaultValue=""
        required={isRequired}
        className="field mt-1 w-full font-normal"
      >
        <option value="">Choose one</option>
        {HIDE_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {HIDE_REASON_WORDS[reason]}
          </option>
        ))}
      </select>
    </label>
  );
}
