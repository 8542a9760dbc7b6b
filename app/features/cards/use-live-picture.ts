import { useEffect, useRef, useState } from 'react';
import { type LookText, LOOK_TEXTS } from '../../domain/cards/card-look.ts';
import { type PictureChoice, PLAIN_CHOICE } from '../../domain/cards/picture-choice.ts';
import type { SectionChoice } from '../../domain/posts/section-choice.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { type PictureFile, requestPicture } from './picture-file.ts';
import { changedLook, lookErrors, typedOf } from './look-texts.ts';
import { PREVIEW_FAILED } from './picture-words.ts';

/** The pause in typing after which a picture is drawn. Milliseconds. */
const TYPING_PAUSE = 400;

type Options = {
  generationId: string;
  ownHeadline: string;
  section: SectionChoice;
  first: { choice: PictureChoice; file: PictureFile };
  onChange: (choice: PictureChoice) => void;
};

/** The choices of a picture and the picture itself, which the server draws again after each of them. */
export function useLivePicture({ generationId, ownHeadline, section, first, onChange }: Options) {
  const notify = useNotify();
  const [choice, setChoice] = useState(first.choice);
  const [typed, setTyped] = useState(() => typedOf(first.choice.look, ownHeadline));
  const [file, setFile] = useState(first.file);
  const [isDrawing, setIsDrawing] = useState(false);
  const round = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const urls = useRef([first.file.url]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      urls.current.forEach((url) => URL.revokeObjectURL(url));
    },
    [],
  );

  async function draw(next: PictureChoice): Promise<void> {
    const mine = (round.current += 1);
    setIsDrawing(true);
    const result = await requestPicture({ generationId, choice: next, section });
    if (result.ok) urls.current.push(result.data.url);
    // Of several choices in a row the last one is shown.
    if (mine !== round.current) return;
    setIsDrawing(false);
    if (result.ok) return setFile(result.data);
    notify('bad', (result.status < 500 ? result.title : undefined) ?? PREVIEW_FAILED);
  }
  function change(changed: Partial<PictureChoice>, pause = 0): void {
    const next = { ...choice, ...changed };
    setChoice(next);
    onChange(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void draw(next), pause);
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
  return { choice, typed, errors, wrong, file, isDrawing, change, type, reset };
}
