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
  // A text without a translation is swapped as it is.
  const swap = () => {
    const isSettled = model.shown ? !isModelRunning : offline.isCurrent;
    const post = (isSettled ? otherWords(shown.data) : null) ?? text;
    change({ direction: OPPOSITE[direction], post });
  };
  const isPlain = direction === 'to-speak';
  return (
    <>
      <Form
        method="post"
        action="/translate"
        reloadDocument
        onSubmit={(event) => isReady && event.preventDefault()}
        className="split"
      >
        <input type="hidden" name="direction" value={direction} />
        <div className="card p-4 sm:p-6">
          <PasteBox
            pasted={pasted}
            readOnly={isModelRunning}
            {...(isPlain && {
              label: 'Plain words',
              placeholder: PLAIN_SAMPLE,
              sample: PLAIN_SAMPLE,
            })}
          >
            <button
              name="swap"
              value={OPPOSITE[direction]}
              onClick={swap}
              disabled={isModelRunning}
              className="button button-plain px-3"
            >
              <ArrowLeftRight size={18} /> Swap
            </button>
          </PasteBox>
        </div>
        <OtherSide direction={direction} shown={shown} onRetry={offline.retry} />
        <div className="card grid grid-cols-1 gap-5 p-4 sm:p-6">
          <Manner request={request} isOff={isModelRunning} onChange={change} />
          {isReady ? (
            <button
              key="again"
              type="button"
              onClick={() =>
                text.trim() === '' ? pasted.field.current?.focus() : change({ seed: seed + 1 })
              }
              disabled={isModelRunning}
              className="button button-primary lg:justify-self-start"
            >
              <span key={String(shown.data === null)}>
                {shown.data === null ? TRANSLATE : TRANSLATE_AGAIN}
              </span>
            </button>
          ) : (
            <button className="button button-primary lg:justify-self-start">{TRANSLATE}</button>
          )}
          {!isPlain && (
            <Link
              to="/reply-generator"
              className="button button-quiet -ms-2 justify-self-start px-2"
            >
              <MessageSquareReply size={18} /> Replies and comments for this post
            </Link>
          )}
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
      {prompt.element}
    </>
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

type AskModelProps = { length: number; isGrave: boolean; isWaiting: boolean; onPress: () => void };

/** The button that requests a translation by the model and shows its cost; then it stops the request. */
function AskModelButton({ length, isGrave, isWaiting, onPress }: AskModelProps) {
  const { kind } = useViewer();
  const { freePosts } = useSwitches();
  const isTooLong = length > MAX_TEXT_LENGTH;
  return (
    <div className="border-t border-line pt-5">
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
