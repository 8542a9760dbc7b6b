import { cleanInput } from '../../../comedy/language/clean-input.ts';
import {
  type CardLook,
  digits,
  LOOK_TEXTS,
  lookError,
  type LookText,
} from '../../domain/cards/card-look.ts';

export type TypedLook = Readonly<Record<LookText, string>>;
export type LookErrors = Readonly<Record<LookText, string | null>>;

/** What is in the fields of a look at first. */
export function typedOf(look: CardLook, ownHeadline: string): TypedLook {
  const { headline, age, reactions, comments, reposts } = look;
  return { headline: headline ?? ownHeadline, age, reactions, comments, reposts };
}

/** The messages of the fields. An invalid text stays in its field; the card shows the last valid one. */
export function lookErrors(typed: TypedLook): LookErrors {
  return Object.fromEntries(
    LOOK_TEXTS.map((field) => [field, lookError(field, normalize(field, typed[field]))]),
  ) as LookErrors;
}

/** The look with what was typed into a field; null when no card can show that. */
export function changedLook(
  look: CardLook,
  field: LookText,
  text: string,
  ownHeadline: string,
): CardLook | null {
  const value = normalize(field, text);
  if (lookError(field, value) !== null) return null;
  return { ...look, [field]: field === 'headline' && value === ownHeadline ? null : value };
}

/** Normalizes a field: removes unprintable characters from a headline, commas from a number. */
function normalize(field: LookText, text: string): string {
  if (field === 'headline') return cleanInput(text);
  return field === 'age' ? text.trim().toLowerCase() : digits(text);
}
