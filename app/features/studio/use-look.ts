import { useState } from 'react';
import { cleanInput } from '../../../comedy/clean-input.ts';
import {
  type CardLook,
  DEFAULT_LOOK,
  digits,
  LOOK_TEXTS,
  lookError,
  type LookText,
} from '../../domain/cards/card-look.ts';
import { keepLook, readKeptLook } from './kept-look.ts';

export type Typed = Readonly<Record<LookText, string>>;
export type LookFaults = Readonly<Partial<Record<LookText, string>>>;

/**
 * What is set for the card of a post, kept in the browser. A text that is not right yet stays in its field, and
 * the card keeps the last one that was.
 */
export function useLook(id: string, ownHeadline: string) {
  const [look, setLook] = useState(() => withSoundHeadline(readKeptLook(id)));
  const [typed, setTyped] = useState<Typed>(() => typedOf(look, ownHeadline));
  const faults = Object.fromEntries(
    LOOK_TEXTS.flatMap((field) => {
      const message = lookError(field, meantBy(field, typed[field]));
      return message === null ? [] : [[field, message]];
    }),
  ) as LookFaults;
  const set = (changed: Partial<CardLook>) => {
    const next = { ...look, ...changed };
    setLook(next);
    keepLook(id, next);
  };
  const type = (field: LookText, text: string) => {
    setTyped({ ...typed, [field]: text });
    const meant = meantBy(field, text);
    if (lookError(field, meant) !== null) return;
    set({ [field]: field === 'headline' && meant === ownHeadline ? null : meant });
  };
  const reset = () => {
    set(DEFAULT_LOOK);
    setTyped(typedOf(DEFAULT_LOOK, ownHeadline));
  };
  return { look, typed, faults, set, type, reset };
}

/** What a field means: a headline without what no card can show, a number without its commas. */
function meantBy(field: LookText, text: string): string {
  if (field === 'headline') return cleanInput(text);
  return field === 'age' ? text.trim().toLowerCase() : digits(text);
}

function typedOf(look: CardLook, ownHeadline: string): Typed {
  const { headline, age, reactions, comments, reposts } = look;
  return { headline: headline ?? ownHeadline, age, reactions, comments, reposts };
}

// The tab's storage is open to whoever sits at it.
function withSoundHeadline(look: CardLook): CardLook {
  const { headline } = look;
  const isSound = headline === null || lookError('headline', headline) === null;
  return isSound ? look : { ...look, headline: null };
}
