import { z } from 'zod';

/** A setting's schema: the variable's text, or its absence, in; the value out. */
export type SettingSchema = z.ZodType<unknown, string | undefined>;

/** One documented setting: `npm run docs` writes docs/configuration.md, the README and `.env.example` from these. */
export type SettingEntry = {
  variable: string;
  doc: string;
  /** The default as a person reads it. */
  shownDefault: string;
  schema: SettingSchema;
};

/** A table of docs/configuration.md. */
export type SettingGroup = {
  title: string;
  /** One sentence above the table. */
  note?: string;
  /** The group configures one outside provider: it does not count towards the limit of 25 settings. */
  isProvider?: boolean;
  settings: Readonly<Record<string, SettingEntry>>;
};

/** Text without the spaces around it; empty is absent. */
export const optionalText = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined);

/** A whole number between two others, or undefined when the variable is absent. */
export function optionalNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(z.number(message).int(message).min(least, message).max(most, message).optional());
}

/** The same with a default. */
export function wholeNumber(fallback: number, least: number, most: number) {
  return optionalNumber(least, most).transform((value) => value ?? fallback);
}

/** A switch: on, true and 1 are on. */
export function onOff(fallback: boolean) {
  return optionalText
    .transform((text) => text?.toLowerCase() ?? (fallback ? 'on' : 'off'))
    .pipe(z.enum(['0', '1', 'true', 'false', 'on', 'off'], 'must be on or off'))
    .transform((text) => ['1', 'true', 'on'].includes(text));
}
