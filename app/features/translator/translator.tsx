import { useState } from 'react';
import { Form } from 'react-router';
import { HUMOR_LEVELS } from '../../../comedy/form/humor-levels.ts';
import { MAX_TEXT_LENGTH, VOICES } from '../../../comedy/translate/voices.ts';
import type {
  Translation,
  TranslationRequest,
} from '../../domain/translator/translations.server.ts';
import {
  ASK_MODEL,
  ASKING_MODEL,
  costWords,
  FAILED,
  TO_TRY,
  TRANSLATE,
  TRANSLATE_AGAIN,
} from '../../domain/translator/translator-words.ts';
import { ChoiceRow } from '../../ui/form-controls.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { ArrowLeftRight, Sparkles, Square } from '../../ui/icons/icons.tsx';
import { TextGoesTo } from '../site/text-goes-to.tsx';
import { useSwitches, useViewer } from '../site/use-viewer.ts';
import { usePendingAction, useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { OtherSide, Side } from './other-side.tsx';
import { PasteBox, type Pasted } from './paste-box.tsx';
import { type TextAnswer, useAnswer } from './use-answer.ts';
import { useModelTranslation } from './use-model-translation.ts';

/** A form of the tab that was sent without script, and the answer. */
export type Translated = Pick<TextAnswer<Translation>, 'data' | 'error'> & {
  body: TranslationRequest;
};

type Props = { pasted: Pasted; hasModel: boolean; translated?: Translated };

/** The tab What it means: the translation of the post, in both directions. Without script it is a form. */
export function Translator({ pasted, hasModel, translated }: Props) {
  const isReady = useHydrated();
  const prompt = useSignUpPrompt();
  const { draft, isLoaded, change } = pasted;
  const { post: text, direction, voice, level, seed } = draft;
  const request = { text, direction, voice, level, seed };
  const offline = useAnswer<Translation>({
    path: '/api/translations',
    body: request,
    failed: FAILED,
    given: translated,
  });
  const onLimit = () => prompt.show('ask the model');
  const model = useModelTranslation(request, { isLoaded, onLimit });
  usePendingAction('ask the model', null, model.start);
  const shown = model.shown ?? offline;
  const isModelRunning = model.shown?.isWaiting === true;
  const isTranslated = shown.data !== null;
  const isSettled = model.shown ? !isModelRunning : offline.isCurrent;
  const swap = useSwap(pasted, isSettled ? otherWords(shown.data) : null);
  const isPlain = direction === 'to-speak';
  const again = () =>
    text.trim() === '' ? pasted.field.current?.focus() : change({ seed: seed + 1 });
  return (
    <>
      <Form
        method="post"
        action="/translate"
        reloadDocument
        onSubmit={(event) => isReady && event.preventDefault()}
        className="card overflow-hidden"
      >
        <input type="hidden" name="direction" value={direction} />
        {/* What Enter in a choice sends: not Swap. */}
        <button className="hidden">{TRANSLATE}</button>
        <div className="translator" data-translated={isTranslated || undefined}>
          <Side isNetwork={!isPlain}>
            <PasteBox
              pasted={pasted}
              readOnly={isModelRunning}
              sample={null}
              className="field grow text-lg leading-snug"
              {...(isPlain && { label: 'Plain words', placeholder: PLAIN_SAMPLE })}
            />
          </Side>
          <button
            name="swap"
            value={OPPOSITE[direction]}
            onClick={swap}
            disabled={isModelRunning}
            className="button button-plain swap"
          >
            <ArrowLeftRight size={18} className="max-lg:rotate-90" />
            <span className="lg:sr-only">Swap</span>
          </button>
          <OtherSide direction={direction} shown={shown} onRetry={offline.retry} />
          <div className="manner">
            <Manner request={request} isOff={isModelRunning} onChange={change} />
            <TranslateButton
              isReady={isReady}
              isTranslated={isTranslated}
              isOff={isModelRunning}
              onPress={again}
            />
          </div>
          {isReady && hasModel && (
            <AskModelButton
              length={text.trim().length}
              isGrave={offline.data?.spared === 'grave'}
              isWaiting={isModelRunning}
              onPress={isModelRunning ? model.stop : model.start}
            />
          )}
        </div>
      </Form>
      {text === '' && <ToTry texts={TO_TRY[direction]} onTry={(post) => change({ post })} />}
      {prompt.element}
    </>
  );
}

/**
 * Turns the direction and puts `other`, the translation, into the field. A text without a translation stays. A second
 * swap of the same words gives back the text of before the first one.
 */
function useSwap({ draft, change }: Pasted, other: string | null): () => void {
  const [last, setLast] = useState<{ from: string; to: string }>();
  const { post: text, direction } = draft;
  return () => {
    const post = (last?.to === text ? last.from : other) ?? text;
    setLast({ from: text, to: post });
    change({ direction: OPPOSITE[direction], post });
  };
}

type ToTryProps = { texts: readonly string[]; onTry: (text: string) => void };

/** Texts that fill the field at a press. */
function ToTry({ texts, onTry }: ToTryProps) {
  return (
    <section aria-labelledby="to-try" className="mt-8 noscript:hidden">
      <h2 id="to-try" className="text-xl">
        Nothing at hand? Try one.
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-3">
        {texts.map((text) => (
          <li key={text} className="grid">
            <button
              type="button"
              onClick={() => onTry(text)}
              className="card flex items-start p-4 text-start font-display leading-snug hover:border-primary sm:text-lg"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PLAIN_SAMPLE = 'I made a sandwich';
const OPPOSITE = { 'to-speak': 'to-truth', 'to-truth': 'to-speak' } as const;

/** The translated text for the field after a swap; null without one. */
function otherWords(translation: Translation | null): string | null {
  if (!translation || translation.spared === 'empty' || translation.spared === 'grave') return null;
  const { direction, lines, exposed } = translation;
  const words = direction === 'to-truth' ? [...exposed.map(({ truth }) => truth), ...lines] : lines;
  return words.length > 0 ? words.join('\n\n') : null;
}

type MannerProps = {
  request: TranslationRequest;
  isOff: boolean;
  onChange: (part: Partial<TranslationRequest>) => void;
};

function Manner({ request: { direction, level, voice }, isOff, onChange }: MannerProps) {
  return (
    <>
      {direction === 'to-speak' && (
        <div className="sm:col-span-2">
          <ChoiceRow
            legend="Voice"
            name="voice"
            row="grid grid-cols-2 lg:grid-cols-4"
            button="px-2"
            options={VOICES}
            chosen={voice}
            isOff={isOff}
            onChoose={(chosen) => onChange({ voice: chosen })}
          />
        </div>
      )}
      <ChoiceRow
        legend="Level"
        name="level"
        isJoined
        button="px-4"
        options={HUMOR_LEVELS.map((each) => ({ value: each, label: each }))}
        chosen={level}
        isOff={isOff}
        onChoose={(chosen) => onChange({ level: chosen })}
      />
    </>
  );
}

type TranslateButtonProps = {
  isReady: boolean;
  isTranslated: boolean;
  isOff: boolean;
  onPress: () => void;
};

/** Without script it sends the form. With it a text is translated at once, and the button has it said differently. */
function TranslateButton({ isReady, isTranslated, isOff, onPress }: TranslateButtonProps) {
  const look = 'button button-primary min-h-13 px-5 text-lg';
  if (!isReady) return <button className={look}>{TRANSLATE}</button>;
  return (
    <button key="again" type="button" onClick={onPress} disabled={isOff} className={look}>
      <span key={String(!isTranslated)}>{isTranslated ? TRANSLATE_AGAIN : TRANSLATE}</span>
    </button>
  );
}

type AskModelProps = { length: number; isGrave: boolean; isWaiting: boolean; onPress: () => void };

/** The button that requests a translation by the model and shows its cost; then it stops the request. */
function AskModelButton({ length, isGrave, isWaiting, onPress }: AskModelProps) {
  const { kind } = useViewer();
  const { freePosts } = useSwitches();
  const isTooLong = length > MAX_TEXT_LENGTH;
  return (
    <div className="ask-model">
      <button
        type="button"
        disabled={!isWaiting && (length === 0 || isTooLong || isGrave)}
        aria-describedby="model-cost"
        onClick={onPress}
        className="button button-plain"
      >
        {isWaiting ? <Square size={16} /> : <Sparkles size={18} />}
        <span>{isWaiting ? 'Stop' : ASK_MODEL}</span>
      </button>
      <p id="model-cost" className="mt-2 text-sm text-muted">
        {isWaiting ? ASKING_MODEL : costWords(kind, freePosts)}
      </p>
      <TextGoesTo />
    </div>
  );
}
