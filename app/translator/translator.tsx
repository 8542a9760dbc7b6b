import { ArrowLeftRight, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { HUMOR_LEVELS } from '../../comedy/post-styles.ts';
import { type Direction, LONGEST_TEXT, VOICES } from '../../comedy/translate/voices.ts';
import { useSignUpPrompt } from '../guests/sign-up-prompt.tsx';
import { takeHandedText } from '../bookmarklet/handed-text.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { AskModelButton } from './ask-model-button.tsx';
import { Choice } from './choice.tsx';
import { OtherSide } from './other-side.tsx';
import { TextField } from './text-field.tsx';
import type { Translation, TranslationAsk } from './translation.ts';
import { NOTHING_YET, SIDES } from './translator-words.ts';
import { useModelTranslation } from './use-model-translation.ts';
import { useTranslation } from './use-translation.ts';

type Props = {
  given: TranslationAsk;
  translation: Translation | null;
  fault: string | null;
  /** Whether there is a model to ask. */
  hasModel: boolean;
};

const OTHER: Readonly<Record<Direction, Direction>> = {
  'to-speak': 'to-truth',
  'to-truth': 'to-speak',
};

/** Two sides: what was typed, and what it becomes. Without script it is a form. */
export function Translator({ given, translation: first, fault: refused, hasModel }: Props) {
  const [ask, setAsk] = useState(given);
  const field = useRef<HTMLTextAreaElement>(null);
  const isReady = useHydrated();
  const prompt = useSignUpPrompt();
  const offline = useTranslation(ask, { translation: first, fault: refused });
  const model = useModelTranslation(ask, { onLimit: () => prompt.show('ask the model') });
  const isAsking = model.shown?.isWaiting === true;
  const change = (part: Partial<TranslationAsk>) => setAsk((now) => ({ ...now, ...part }));
  // What was typed before the page woke up counts.
  useEffect(() => {
    const handed = takeHandedText();
    if (handed !== null && field.current?.value === '') field.current.value = handed;
    const typed = field.current?.value ?? '';
    const turned = handed === null ? {} : ({ direction: 'to-truth' } as const);
    setAsk((now) => (now.text === typed ? now : { ...now, text: typed, ...turned }));
  }, []);
  const [from, to] = SIDES[ask.direction];
  return (
    <>
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
              disabled={isAsking}
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
            isOff={isAsking}
            onInput={(text) => change({ text })}
          />
          <Manner ask={ask} isOff={isAsking} onChange={change} />
          {isReady ? (
            <button
              type="button"
              onClick={() => change({ seed: ask.seed + 1 })}
              disabled={isAsking}
              className="button button-plain justify-self-start"
            >
              <RefreshCw aria-hidden size={18} /> Say it differently
            </button>
          ) : (
            <button className="button button-primary justify-self-start">Translate</button>
          )}
          {isReady && hasModel && (
            <AskModelButton
              isWaiting={isAsking}
              isOff={!isAskable(ask.text, offline.translation)}
              onAsk={model.start}
              onStop={model.stop}
            />
          )}
        </div>
        <OtherSide title={to} hint={NOTHING_YET[ask.direction]} shown={model.shown ?? offline} />
      </Form>
      {prompt.element}
    </>
  );
}

type MannerProps = {
  ask: TranslationAsk;
  isOff: boolean;
  onChange: (part: Partial<TranslationAsk>) => void;
};

/** How far it goes and, of what is dressed up, in which voice. */
function Manner({ ask: { direction, level, voice }, isOff, onChange }: MannerProps) {
  return (
    <>
      <Choice
        legend="Level"
        name="level"
        options={HUMOR_LEVELS.map((each) => ({ value: each, label: each }))}
        value={level}
        isOff={isOff}
        onChange={(chosen) => onChange({ level: chosen })}
      />
      {direction === 'to-speak' && (
        <Choice
          legend="Voice"
          name="voice"
          options={VOICES}
          value={voice}
          isOff={isOff}
          onChange={(chosen) => onChange({ voice: chosen })}
        />
      )}
    </>
  );
}

/** Whether a model may be asked about a text: not about nothing, too much, or what is grave. */
function isAskable(text: string, translation: Translation | null): boolean {
  const { length } = text.trim();
  return length > 0 && length <= LONGEST_TEXT && translation?.spared !== 'grave';
}
