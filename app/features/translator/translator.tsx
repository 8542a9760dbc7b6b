import { ArrowLeftRight, RefreshCw, Sparkles, Square } from 'lucide-react';
import { Form } from 'react-router';
import { HUMOR_LEVELS } from '../../../comedy/post-styles.ts';
import {
  type Direction,
  MAX_MODEL_TEXT_LENGTH,
  MAX_TEXT_LENGTH,
  VOICES,
} from '../../../comedy/translate/voices.ts';
import type { Translation, TranslationRequest } from '../../domain/writing/translations.server.ts';
import {
  ASK_MODEL,
  ASKING_MODEL,
  COST,
  NOTHING_YET,
  SIDES,
  TOO_LONG_FOR_MODEL,
} from '../../domain/writing/translator-words.ts';
import { ChoiceRow } from '../../ui/form-controls.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { useViewer } from '../../ui/use-viewer.ts';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { OtherSide } from './other-side.tsx';
import { OPPOSITE, type TranslatorStart, useTranslator } from './use-translator.ts';

/**
 * Two sides: what was typed, and what it becomes; on a phone right below, in sight of whoever types. Without script it
 * is a form.
 */
export function Translator(start: TranslatorStart) {
  const isReady = useHydrated();
  const prompt = useSignUpPrompt();
  const { ask, field, offline, model, shown, isAsking, change, swap } = useTranslator(start, () =>
    prompt.show('ask the model'),
  );
  const [from, to] = SIDES[ask.direction];
  return (
    <>
      <Form
        method="post"
        reloadDocument
        onSubmit={(event) => isReady && event.preventDefault()}
        className="mt-5 grid grid-cols-1 items-start gap-4 md:mt-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-6"
      >
        <input type="hidden" name="direction" value={ask.direction} />
        <div className="card grid grid-cols-1 gap-3 p-4 sm:gap-5 sm:p-6">
          <div className="flex items-center justify-between gap-3">
            <label htmlFor="text" className="font-semibold">
              {from}
            </label>
            <button
              name="swap"
              value={OPPOSITE[ask.direction]}
              onClick={swap}
              disabled={isAsking}
              className="button button-plain px-3"
            >
              <ArrowLeftRight aria-hidden size={18} /> Swap
            </button>
          </div>
          <TextField
            field={field}
            direction={ask.direction}
            given={start.given.text}
            length={ask.text.trim().length}
            isOff={isAsking}
            onInput={(text) => change({ text })}
          />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OtherSide
            title={to}
            hint={NOTHING_YET[ask.direction]}
            text={ask.text}
            shown={shown}
            onRetry={offline.retry}
          />
        </div>
        <div className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
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
          {isReady && start.hasModel && (
            <AskModelButton
              isWaiting={isAsking}
              isOff={!isAskable(ask.text, offline.translation)}
              isTooLong={ask.text.trim().length > MAX_MODEL_TEXT_LENGTH}
              onAsk={model.start}
              onStop={model.stop}
            />
          )}
        </div>
      </Form>
      {prompt.element}
    </>
  );
}

type MannerProps = {
  ask: TranslationRequest;
  isOff: boolean;
  onChange: (part: Partial<TranslationRequest>) => void;
};

/** How far it goes and, of what is dressed up, in which voice. */
function Manner({ ask: { direction, level, voice }, isOff, onChange }: MannerProps) {
  return (
    <>
      <ChoiceRow
        legend="Level"
        name="level"
        options={HUMOR_LEVELS.map((each) => ({ value: each, label: each }))}
        chosen={level}
        isOff={isOff}
        onChoose={(chosen) => onChange({ level: chosen })}
      />
      {direction === 'to-speak' && (
        <ChoiceRow
          legend="Voice"
          name="voice"
          options={VOICES}
          chosen={voice}
          isOff={isOff}
          onChoose={(chosen) => onChange({ voice: chosen })}
        />
      )}
    </>
  );
}

/** Whether a model may be asked about a text: not about nothing, too much, or what is grave. */
function isAskable(text: string, translation: Translation | null): boolean {
  const { length } = text.trim();
  return length > 0 && length <= MAX_MODEL_TEXT_LENGTH && translation?.spared !== 'grave';
}

type TextProps = {
  field: React.RefObject<HTMLTextAreaElement | null>;
  direction: Direction;
  given: string;
  length: number;
  isOff: boolean;
  onInput: (text: string) => void;
};

/** Where the words stand, with how many of them there are. Too many are said, never cut. */
function TextField({ field, direction, given, length, isOff, onInput }: TextProps) {
  const over = length - MAX_TEXT_LENGTH;
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
        {length.toLocaleString('en')} / {MAX_TEXT_LENGTH.toLocaleString('en')}
        {over > 0 && `: ${over.toLocaleString('en')} too many`}
      </output>
    </div>
  );
}

type Props = {
  isWaiting: boolean;
  isOff: boolean;
  isTooLong: boolean;
  onAsk: () => void;
  onStop: () => void;
};

/** Has the model translate, and says beforehand what that costs. While it does, the same place stops it. */
function AskModelButton({ isWaiting, isOff, isTooLong, onAsk, onStop }: Props) {
  const { kind } = useViewer();
  const cost = isTooLong ? TOO_LONG_FOR_MODEL : COST[kind];
  return (
    <div className="border-t border-line pt-5">
      <button
        type="button"
        disabled={!isWaiting && isOff}
        aria-describedby="model-cost"
        onClick={isWaiting ? onStop : onAsk}
        className="button button-plain"
      >
        {isWaiting ? <Square aria-hidden size={16} /> : <Sparkles aria-hidden size={18} />}
        {isWaiting ? 'Stop' : ASK_MODEL}
      </button>
      <p id="model-cost" className="mt-2 text-sm text-muted">
        {isWaiting ? ASKING_MODEL : cost}
      </p>
    </div>
  );
}
