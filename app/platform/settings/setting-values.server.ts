import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/**
 * A setting: the schema of an environment variable. `npm run docs` writes docs/configuration.md and the README from its
 * description and its default; `shownDefault` in its metadata replaces the default there.
 */
export type SettingSchema = z.ZodType<unknown, string | undefined>;

/** Settings by name. */
export type SettingTable = Readonly<Record<string, SettingSchema>>;

/** A table of docs/configuration.md. */
export type SettingGroup = {
  title: string;
  /** One sentence above the table. */
  note?: string;
  settings: SettingTable;
};

/** The environment variable of a setting: DATA_DIR of `dataDir`. */
export function variableOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** Trimmed text; empty text is undefined. */
export const optionalText = z
  .string()
  .optional()
  .transform((text) => text?.trim() || undefined);

/** Any text with a default. */
export function textOr(fallback: string) {
  return optionalText.transform((text) => text ?? fallback);
}

/** Text of at least `length` characters, or undefined. */
export function longText(length: number) {
  return optionalText.refine(
    (text) => text === undefined || text.length >= length,
    `must be at least ${length} characters long`,
  );
}

/** An http or https URL that passes `isValid`, or undefined. `message` follows the variable's name. */
export function urlText(message: string, isValid: (url: URL, text: string) => boolean) {
  return optionalText.refine((text) => {
    if (text === undefined) return true;
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && isValid(url, text);
  }, message);
}

/** Whether the URL contains no user name and no password. */
export function hasNoCredentials({ username, password }: URL): boolean {
  return username === '' && password === '';
}

/** Whether the text is an origin, without a path. */
export function isOrigin({ origin }: URL, text: string): boolean {
  return origin === text;
}

/** An integer from `min` to `max`, or undefined. */
export function optionalNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(z.number(message).int(message).min(min, message).max(max, message).optional());
}

/** An integer from `min` to `max` with a default. */
export function wholeNumber(fallback: number, min: number, max: number) {
  return optionalNumber(min, max).transform((value) => value ?? fallback);
}

/** A switch: on, true and 1 are on. */
export function onOff(fallback: boolean) {
  return optionalText
    .transform((text) => text?.toLowerCase() ?? (fallback ? 'on' : 'off'))
    .pipe(z.enum(['0', '1', 'true', 'false', 'on', 'off'], 'must be on or off'))
    .transform((text) => ['1', 'true', 'on'].includes(text));
}

/** One of `values`, in any case; the first is the default. */
export function choice<const Value extends string>(
  values: readonly [Value, ...Value[]],
  message: string,
) {
  return optionalText
    .transform((text) => text?.toLowerCase() ?? values[0])
    .pipe(z.enum(values, message));
}

/** IP addresses and networks, separated by commas. `message` follows the variable's name. */
export function networkList(message: string) {
  return optionalText
    .transform((text) => (text ? text.split(',').map((part) => part.trim()) : []))
    .refine((list) => list.every(isNetwork), message);
}

/**
 * Whether a text is an IP address or a network, as people write them. That of everybody is none, nor is one of mapped
 * addresses: clients are compared by their IPv4 address.
 */
export function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const isPlain =
    ipaddr.IPv4.isValidFourPartDecimal(address) ||
    (address.includes(':') && /^[\da-f:.]+$/i.test(address));
  if (!isPlain || !ipaddr.isValid(address)) return false;
  if (bits === undefined) return true;
  if (!ipaddr.isValidCIDR(text) || ipaddr.parseCIDR(text)[1] === 0) return false;
  const parsed = ipaddr.parse(address);
  return !(parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress());
}
