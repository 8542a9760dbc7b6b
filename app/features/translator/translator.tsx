import { ArrowLeftRight, RefreshCw, Sparkles, Square } from 'lucide-react';
import { Form } from 'react-router';
import { HUMOR_LEVELS } from '../../../comedy/post-styles.ts';
import {
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
import { CountedTextarea } from '../../ui/counted-text.tsx';
import { ChoiceRow } from '../../ui/form-controls.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { useViewer } from '../../ui/use-viewer.ts';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { OtherSide } from './other-side.tsx';
import { OPPOSITE, type TranslatorStart, useTranslator } from './use-translator.ts';

/** The text and its translation, side by side; on a phone below each other. Without script it is a form. */
export function Translator(start: TranslatorStart) {
  const isReady = useHydrated();
  const prompt = useSignUpPrompt();
  const { request, field, offline, model, shown, isModelRunning, change, swap } = useTranslator(
    start,
    () => prompt.show('ask the model'),
  );
  const [from, to] = SIDES[request.direction];
  return (
    <>
      <Form
        method="post"
        reloadDocument
        onSubmit={(event) => isReady && event.preventDefault()}
        className="mt-5 grid grid-cols-1 items-start gap-4 md:mt-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-6"
      >
        <input type="hidden" name="direction" value={request.direction} />
        <div className="card grid grid-cols-1 gap-3 p-4 sm:gap-5 sm:p-6">
          <div className="flex items-center justify-between gap-3">
            <label htmlFor="text" className="font-semibold">
              {from}
            </label>
            <button
              name="swap"
              value={OPPOSITE[request.direction]}
              onClick={swap}
              disabled={isModelRunning}
              className="button button-plain px-3"
            >
              <ArrowLeftRight aria-hidden size={18} /> Swap
            </button>
          </div>
          <div>
            <CountedTextarea
              ref={field}
              id="text"
              length={request.text.trim().length}
              max={MAX_TEXT_LENGTH}
              rows={4}
              readOnly={isModelRunning}
              defaultValue={start.given.text}
              placeholder={
                request.direction === 'to-speak' ? 'I made a sandwich' : 'Thrilled to announce…'
              }
              onInput={(event) => change({ text: event.currentTarget.value })}
              className="field lg:min-h-52"
            />
          </div>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OtherSide
            title={to}
            hint={NOTHING_YET[request.direction]}
            text={request.text}
            shown={shown}
            onRetry={offline.retry}
          />
        </div>
        <div className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
          <Manner request={request} isOff={isModelRunning} onChange={change} />
          {isReady ? (
            <button
              type="button"
              onClick={() => change({ seed: request.seed + 1 })}
              disabled={isModelRunning}
              className="button button-plain justify-self-start"
            >
              <RefreshCw aria-hidden size={18} /> Say it differently
            </button>
          ) : (
            <button className="button button-primary justify-self-start">Translate</button>
          )}
          {isReady && start.hasModel && (
            <AskModelButton
              isWaiting={isModelRunning}
              isOff={!fitsModel(request.text, offline.translation)}
              isTooLong={request.text.trim().length > MAX_MODEL_TEXT_LENGTH}
              onStart={model.start}
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
  request: TranslationRequest;
  isOff: boolean;
  onChange: (part: Partial<TranslationRequest>) => void;
};

/** The level and, for LinkedIn-speak, the voice. */
function Manner({ request: { direction, level, voice }, isOff, onChange }: MannerProps) {
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

/** Whether a text may be sent to the model: not empty, not too long, not grave. */
function fitsModel(text: string, translation: Translation | null): boolean {
  const { length } = text.trim();
  return length > 0 && length <= MAX_MODEL_TEXT_LENGTH && translation?.spared !== 'grave';
}

type Props = {
  isWaiting: boolean;
  isOff: boolean;
  isTooLong: boolean;
  onStart: () => void;
  onStop: () => void;
};

/** The button that requests a translation by the model and shows its cost; then it stops the request. */
function AskModelButton({ isWaiting, isOff, isTooLong, onStart, onStop }: Props) {
  const { kind } = useViewer();
  const cost = isTooLong ? TOO_LONG_FOR_MODEL : COST[kind];
  return (
    <div className="border-t border-line pt-5">
      <button
        type="button"
        disabled={!isWaiting && isOff}
        aria-describedby="model-cost"
        onClick={isWaiting ? onStop : onStart}
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
