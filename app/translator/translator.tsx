import { ArrowLeftRight, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { HUMOR_LEVELS } from '../../comedy/post-styles.ts';
import { type Direction, LONGEST_TEXT, VOICES } from '../../comedy/translate/voices.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { TranslationView } from './translation-view.tsx';
import type { Translation, TranslationAsk } from './translation.ts';
import { NOTHING_YET, SIDES } from './translator-words.ts';
import { useTranslation } from './use-translation.ts';

type Props = { given: TranslationAsk; translation: Translation | null; fault: string | null };

const OTHER: Readonly<Record<Direction, Direction>> = {
  'to-speak': 'to-truth',
  'to-truth': 'to-speak',
};

/** Two sides: what was typed, and what it becomes. Without script it is a form. */
export function Translator({ given, translation: first, fault: refused }: Props) {
  const [ask, setAsk] = useState(given);
  const field = useRef<HTMLTextAreaElement>(null);
  const isReady = useHydrated();
  const { translation, fault, isWaiting } = useTranslation(ask, {
    translation: first,
    fault: refused,
  });
  const change = (part: Partial<TranslationAsk>) => setAsk((now) => ({ ...now, ...part }));
  // What was typed before the page woke up counts.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    setAsk((now) => (now.text === typed ? now : { ...now, text: typed }));
  }, []);
  const [from, to] = SIDES[ask.direction];
  return (
    <Form
      method="post"
      reloadDocument
      onSubmit={(event) => isReady && event.preventDefault()}
      className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2"
    >
      <input type="hidden" name="direction" value={ask.direction} />
      <div className="card grid grid-cols-1 gap-5 p-5 sm:p-6">
        <div className="flex items-center justify-between gap-3">
          <label htmlFor="text" className="font-semibold">
            {from}
          </label>
          <button
            name="swap"
            value={OTHER[ask.direction]}
            onClick={() => change({ direction: OTHER[ask.direction] })}
            className="button button-plain px-3"
          >
            <ArrowLeftRight aria-hidden size={18} /> Swap
          </button>
        </div>
        <TextField
          field={field}
          direction={ask.direction}
          given={given.text}
          length={ask.text.trim().length}
          onInput={(text) => change({ text })}
        />
        <Choice
          legend="Level"
          name="level"
          options={HUMOR_LEVELS.map((level) => ({ value: level, label: level }))}
          value={ask.level}
          onChange={(level) => change({ level })}
        />
        {ask.direction === 'to-speak' && (
          <Choice
            legend="Voice"
            name="voice"
            options={VOICES}
            value={ask.voice}
            onChange={(voice) => change({ voice })}
          />
        )}
        {isReady ? (
          <button
            type="button"
            onClick={() => change({ seed: ask.seed + 1 })}
            className="button button-plain justify-self-start"
          >
            <RefreshCw aria-hidden size={18} /> Say it differently
          </button>
        ) : (
          <button className="button button-primary justify-self-start">Translate</button>
        )}
      </div>
      <section aria-labelledby="other-side" aria-busy={isWaiting} className="card p-5 sm:p-6">
        <h2 id="other-side" className="font-sans text-base font-semibold">
          {to}
        </h2>
        <p role="alert" className="mt-3 font-medium text-bad empty:hidden">
          {fault}
        </p>
        <div aria-live="polite" className={isWaiting ? 'opacity-60' : ''}>
          {translation && translation.spared !== 'empty' ? (
            <TranslationView translation={translation} />
          ) : (
            !fault && <p className="mt-4 text-muted">{NOTHING_YET[ask.direction]}</p>
          )}
        </div>
      </section>
    </Form>
  );
}

type TextProps = {
  field: React.RefObject<HTMLTextAreaElement | null>;
  direction: Direction;
  given: string;
  length: number;
  onInput: (text: string) => void;
};

function TextField({ field, direction, given, length, onInput }: TextProps) {
  const over = length - LONGEST_TEXT;
  return (
    <div>
      <textarea
        ref={field}
        id="text"
        name="text"
        rows={8}
        dir="auto"
        defaultValue={given}
        placeholder={direction === 'to-speak' ? 'I made a sandwich' : 'Thrilled to announce…'}
        aria-describedby="text-count"
        aria-invalid={over > 0 || undefined}
        onInput={(event) => onInput(event.currentTarget.value)}
        className="field"
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

type ChoiceProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="button button-plain choice">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
