import { type ReactNode, useState } from 'react';
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
import { ArrowLeftRight, MessageSquareReply, Sparkles, Square } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { TextGoesTo } from '../site/text-goes-to.tsx';
import { useSwitches, useViewer } from '../site/use-viewer.ts';
import { usePendingAction, useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { OtherSide } from './other-side.tsx';
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
        <div className="relative grid grid-cols-1 lg:grid-cols-2 lg:grid-rows-[1fr_auto]">
          <Side isNetwork={!isPlain}>
            <PasteBox
              pasted={pasted}
              readOnly={isModelRunning}
              sample={null}
              className={`field grow field-sizing-content max-h-112 min-h-38 text-lg leading-snug lg:min-h-52 ${shown.data === null ? '' : 'max-lg:max-h-38'}`}
              {...(isPlain && { label: 'Plain words', placeholder: PLAIN_SAMPLE })}
            />
          </Side>
          {/* On narrow screens below the field, and below the translation once there is one. */}
          <div
            className={`flex flex-wrap content-start items-end gap-x-3 gap-y-4 border-t border-line p-4 sm:p-6 lg:px-8 ${shown.data === null ? 'max-lg:pb-9' : 'max-lg:order-last'}`}
          >
            <Manner request={request} isOff={isModelRunning} onChange={change} />
            <TranslateButton
              isReady={isReady}
              isTranslated={shown.data !== null}
              isOff={isModelRunning}
              onPress={again}
            />
          </div>
          <button
            name="swap"
            value={OPPOSITE[direction]}
            onClick={swap}
            disabled={isModelRunning}
            className="button button-plain relative z-10 -my-[22px] justify-self-center rounded-full bg-surface px-4 text-ink shadow-card lg:absolute lg:top-44 lg:left-1/2 lg:my-0 lg:size-12 lg:-translate-x-1/2 lg:p-0"
          >
            <ArrowLeftRight size={18} className="max-lg:rotate-90" />
            <span className="lg:sr-only">Swap</span>
          </button>
          <Side
            isNetwork={isPlain}
            className="border-line max-lg:border-t lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-s"
          >
            <OtherSide direction={direction} shown={shown} onRetry={offline.retry} />
            {!isPlain && (
              <p className="mt-6 self-end border-t border-line pt-3">
                <Link to="/reply-generator" className="button button-quiet -ms-3 text-start">
                  <MessageSquareReply size={18} /> Replies and comments for this post
                </Link>
              </p>
            )}
          </Side>
        </div>
        {isReady && hasModel && (
          <AskModelButton
            length={text.trim().length}
            isGrave={offline.data?.spared === 'grave'}
            isWaiting={isModelRunning}
            onPress={isModelRunning ? model.stop : model.start}
          />
        )}
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

type SideProps = { isNetwork: boolean; className?: string; children: ReactNode };

/** Half of the translator. What the network says is on a card in its boardroom; plain words are on plain paper. */
function Side({ isNetwork, className = '', children }: SideProps) {
  if (!isNetwork) {
    return (
      <div className={`grid min-w-0 grid-rows-[1fr_auto] p-4 pt-6 sm:p-6 lg:px-10 ${className}`}>
        {children}
      </div>
    );
  }
  return (
    <div className={`boardroom grid min-w-0 p-4 pb-10 sm:p-6 sm:pb-12 lg:px-8 ${className}`}>
      <div className="card on-stage grid min-w-0 p-4 pt-2 sm:px-6 sm:pt-4">{children}</div>
    </div>
  );
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
      <div className="grow">
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
      </div>
      {direction === 'to-speak' && (
        <div className="basis-full">
          <ChoiceRow
            legend="Voice"
            name="voice"
            options={VOICES}
            chosen={voice}
            isOff={isOff}
            onChoose={(chosen) => onChange({ voice: chosen })}
          />
        </div>
      )}
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
  const look = 'button button-primary min-h-13 grow px-5 text-lg';
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
    <div className="border-t border-line p-4 sm:px-6 sm:py-5">
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
