import type { Direction } from '../../../comedy/translate/voices.ts';
import { LONGEST_TEXT } from '../../../comedy/translate/voices.ts';

type TextProps = {
  field: React.RefObject<HTMLTextAreaElement | null>;
  direction: Direction;
  given: string;
  length: number;
  isOff: boolean;
  onInput: (text: string) => void;
};

/** Where the words stand, with how many of them there are. Too many are said, never cut. */
export function TextField({ field, direction, given, length, isOff, onInput }: TextProps) {
  const over = length - LONGEST_TEXT;
  return (
    <div>
      <textarea
        ref={field}
        id="text"
        name="text"
        rows={4}
        dir="auto"
        readOnly={isOff}
        defaultValue={given}
        placeholder={direction === 'to-speak' ? 'I made a sandwich' : 'Thrilled to announce…'}
        aria-describedby="text-count"
        aria-invalid={over > 0 || undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
        className="field lg:min-h-52"
      />
      <output
        id="text-count"
        className={`mt-1.5 block text-right text-sm ${over > 0 ? 'font-medium text-bad' : 'text-muted'}`}
      >
        {length.toLocaleString('en')} / {LONGEST_TEXT.toLocaleString('en')}
        {over > 0 && `: ${over.toLocaleString('en')} too many`}
      </output>
    </div>
  );
}
