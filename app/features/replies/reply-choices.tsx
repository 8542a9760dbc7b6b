import {
  REPLY_LENGTHS,
  REPLY_TONES,
  type ReplyLength,
  type ReplyTone,
} from '../../../comedy/replies/reply-kinds.ts';
import { MAX_TONES } from '../../domain/writing/reply-round.ts';
import { ChoiceCards } from '../../ui/form-controls.tsx';
import { LENGTHS, PICK_HINT, TONES, WHAT_YOU_GET } from './reply-words.ts';

type ToneChoiceProps = {
  value: readonly ReplyTone[];
  onChange: (tones: readonly ReplyTone[]) => void;
};

/** What will be written, and what could be instead: three tones of five at a time. */
export function ToneChoice({ value, onChange }: ToneChoiceProps) {
  const isFull = value.length >= MAX_TONES;
  const toggle = (tone: ReplyTone) => {
    const isIn = value.includes(tone);
    onChange(REPLY_TONES.filter((each) => (each === tone ? !isIn : value.includes(each))));
  };
  return (
    <fieldset aria-describedby="tones-hint">
      <legend className="font-display text-xl font-semibold">{WHAT_YOU_GET}</legend>
      <ul className="mt-3">
        {REPLY_TONES.map((tone) => {
          const isOff = isFull && !value.includes(tone);
          return (
            <li key={tone} className="border-t border-line first:border-0">
              <label
                className={`flex min-h-14 items-center gap-3 py-2 ${isOff ? 'cursor-not-allowed' : 'cursor-pointer'}`}
              >
                <input
                  type="checkbox"
                  checked={value.includes(tone)}
                  disabled={isOff}
                  onChange={() => toggle(tone)}
                  aria-label={TONES[tone].label}
                  aria-describedby={`tone-${tone}`}
                  className="size-4 shrink-0 accent-primary"
                />
                <span aria-hidden className={`text-2xl ${isOff ? 'grayscale' : ''}`}>
                  {TONES[tone].emoji}
                </span>
                <span className={`leading-snug ${isOff ? 'text-muted' : ''}`}>
                  <span className="block font-medium">{TONES[tone].label}</span>
                  <span id={`tone-${tone}`} className="block text-sm text-muted">
                    {TONES[tone].hint}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      <p id="tones-hint" className="mt-3 text-sm text-muted">
        {PICK_HINT}
      </p>
    </fieldset>
  );
}

type LengthChoiceProps = {
  value: ReplyLength;
  onChange: (length: ReplyLength) => void;
  isOff?: boolean;
};

const CHOICES = REPLY_LENGTHS.map((value) => ({ value, ...LENGTHS[value] }));

/** The three lengths as cards to choose from: docs/product.md §2. */
export function LengthChoice(props: LengthChoiceProps) {
  return <ChoiceCards legend="Reply Length" name="length" choices={CHOICES} {...props} />;
}
