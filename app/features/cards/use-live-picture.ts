import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type LookText, LOOK_TEXTS } from '../../domain/cards/card-look.ts';
import { type PictureChoice, PLAIN_CHOICE } from '../../domain/cards/picture-choice.ts';
import type { SectionChoice } from '../../domain/posts/section-choice.ts';
import { failureWords } from '../../platform/browser/failure-words.ts';
import { rejectionTitle, type RequestResult } from '../../platform/browser/json-requests.ts';
import { type PictureFile, requestPicture } from './picture-file.ts';
import { changedLook, lookErrors, typedOf } from './look-texts.ts';
import { PICTURE_FAILED, PREVIEW_FAILED } from './picture-words.ts';

/** The pause in typing after which a picture is drawn. Milliseconds. */
const TYPING_PAUSE = 400;

type Options = {
  generationId: string;
  ownHeadline: string;
  section: SectionChoice;
  first: PictureChoice;
  onChange: (choice: PictureChoice) => void;
};

/** The choices of a picture and the picture itself, which the server draws at first and again after each of them. */
export function useLivePicture({ ownHeadline, first, onChange, ...post }: Options) {
  const [choice, setChoice] = useState(first);
  const [typed, setTyped] = useState(() => typedOf(first.look, ownHeadline));
  const { draw, ...drawing } = useDrawing({ ...post, first });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function change(changed: Partial<PictureChoice>, pause = 0): void {
    const next = { ...choice, ...changed };
    setChoice(next);
    onChange(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => draw(next), pause);
  }
  function type(field: LookText, text: string): void {
    setTyped({ ...typed, [field]: text });
    const look = changedLook(choice.look, field, text, ownHeadline);
    if (look) change({ look }, TYPING_PAUSE);
  }
  const reset = () => {
    setTyped(typedOf(PLAIN_CHOICE.look, ownHeadline));
    change(PLAIN_CHOICE);
  };
  const errors = lookErrors(typed);
  /** The text that no picture can show, if any. */
  const wrong = LOOK_TEXTS.find((field) => errors[field] !== null) ?? null;
  const drawAgain = () => draw(choice);
  return { choice, typed, errors, wrong, ...drawing, drawAgain, change, type, reset };
}

/** `file` is the last picture that was drawn, `failure` says why there is none of the last choice. */
function useDrawing({
  generationId,
  section,
  first,
}: Pick<Options, 'generationId' | 'section' | 'first'>) {
  const [file, setFile] = useState<PictureFile | null>(null);
  const [isDrawing, setIsDrawing] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const round = useRef(0);
  const urls = useRef<string[]>([]);
  function show(mine: number, result: RequestResult<PictureFile>): void {
    if (result.ok) urls.current.push(result.data.url);
    // Of several choices in a row the last one is shown.
    if (mine !== round.current) return;
    setIsDrawing(false);
    if (result.ok) return setFile(result.data);
    setFailure(
      rejectionTitle(result, failureWords(file === null ? PICTURE_FAILED : PREVIEW_FAILED)),
    );
  }
  function request(choice: PictureChoice): void {
    const mine = (round.current += 1);
    const asked = requestPicture({ generationId, choice, section });
    void asked.then((result) => show(mine, result));
  }
  const drawFirst = useEffectEvent(() => request(first));
  useEffect(() => {
    drawFirst();
    const drawn = urls.current;
    return () => {
      round.current += 1;
      drawn.forEach((url) => URL.revokeObjectURL(url));
    };
  }, []);
  function draw(choice: PictureChoice): void {
    setIsDrawing(true);
    setFailure(null);
    request(choice);
  }
  return { file, isDrawing, failure, draw };
}
