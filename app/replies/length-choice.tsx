import { REPLY_LENGTHS, type ReplyLength } from '../../comedy/replies/reply-kinds.ts';
import { LENGTHS } from './reply-words.ts';

type Props = { value: ReplyLength; onChange: (length: ReplyLength) => void; isOff?: boolean };

/** The three lengths as cards to choose from: docs/product.md §2. */
export function LengthChoice({ value, onChange, isOff }: Props) {
  return (
    <fieldset disabled={isOff}>
      <legend className="mb-1.5 font-semibold">Reply Length</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {REPLY_LENGTHS.map((length) => (
          <label key={length} className="choice-card">
            <input
              type="radio"
              name="length"
              value={length}
              checked={length === value}
              onChange={() => onChange(length)}
              aria-label={LENGTHS[length].label}
              aria-describedby={`length-${length}`}
              className="size-4 shrink-0 accent-primary"
            />
            <span className="leading-snug">
              <span className="block font-medium">{LENGTHS[length].label}</span>
              <span id={`length-${length}`} className="block text-sm text-muted">
                {LENGTHS[length].hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
