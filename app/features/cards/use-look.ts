import { useState } from 'react';
import { cleanInput } from '../../../comedy/language/clean-input.ts';
import {
  type CardLook,
  DEFAULT_LOOK,
  digits,
  LOOK_TEXTS,
  lookError,
  lookParams,
  type LookText,
  readCardLook,
} from '../../domain/cards/card-look.ts';
import { readEntry, writeEntry } from '../../platform/browser/web-storage.ts';

export type TypedLook = Readonly<Record<LookText, string>>;
export type LookErrors = Readonly<Record<LookText, string | null>>;

/**
 * State of a card's look, stored in the browser. An invalid text stays in its field; the card shows the last valid
 * one.
 */
export function useLook(id: string, ownHeadline: string) {
  const [look, setLook] = useState(() => readSavedLook(id));
  const [typed, setTyped] = useState<TypedLook>(() => typedOf(look, ownHeadline));
  const errors = Object.fromEntries(
    LOOK_TEXTS.map((field) => [field, lookError(field, normalize(field, typed[field]))]),
  ) as LookErrors;
  const set = (changed: Partial<CardLook>) => {
    const next = { ...look, ...changed };
    setLook(next);
    saveLook(id, next);
  };
  const type = (field: LookText, text: string) => {
    setTyped({ ...typed, [field]: text });
    const value = normalize(field, text);
    if (lookError(field, value) !== null) return;
    set({ [field]: field === 'headline' && value === ownHeadline ? null : value });
  };
  const reset = () => {
    set(DEFAULT_LOOK);
    setTyped(typedOf(DEFAULT_LOOK, ownHeadline));
  };
  return { look, typed, errors, set, type, reset };
}

/** Normalizes a field: removes unprintable characters from a headline, commas from a number. */
function normalize(field: LookText, text: string): string {
  if (field === 'headline') return cleanInput(text);
  return field === 'age' ? text.trim().toLowerCase() : digits(text);
}

function typedOf(look: CardLook, ownHeadline: string): TypedLook {
  const { headline, age, reactions, comments, reposts } = look;
  return { headline: headline ?? ownHeadline, age, reactions, comments, reposts };
}

const LOOK_KEY = 'broetry-card-look';

/**
 * Returns the last look of this browser, with this tab's headline for the post. The headline is personal, so
 * `forgetTab` removes it.
 */
function readSavedLook(id: string): CardLook {
  const saved = readCardLook(new URLSearchParams(readEntry('localStorage', LOOK_KEY) ?? ''));
  const headline = readEntry('sessionStorage', headlineKey(id));
  const look = (saved.ok && saved.look) || DEFAULT_LOOK;
  return { ...look, headline };
}

/** Stores the look for every card, and the headline for this card only. */
function saveLook(id: string, look: CardLook): void {
  writeEntry('localStorage', LOOK_KEY, lookParams({ ...look, headline: null }).toString());
  writeEntry('sessionStorage', headlineKey(id), look.headline);
}

function headlineKey(id: string): string {
  return `broetry-headline:${id}`;
}
