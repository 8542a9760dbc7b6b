import { cleanInput } from '../../../comedy/clean-input.ts';
import { isUnshowable } from '../../platform/http/body-validation.ts';
import {
  type Lifetime,
  LIFETIMES,
  LONGEST_NAME,
  type Scope,
  SCOPE_NAMES,
} from '../members/api-token.ts';

/** A token that somebody wants. */
export type TokenAsk = { name: string; scopes: readonly Scope[]; lifetime: Lifetime };

type Parsed = { ok: true; ask: TokenAsk } | { ok: false; message: string };

/** Checks the form of a new token: `name`, any number of `scope`, `lifetime`. Never throws. */
export function parseToken(form: FormData): Parsed {
  const given = textOf(form.get('name'));
  const name = cleanInput(given);
  if (name === '' || isUnshowable(given))
    return fault('Give the token a name you will know it by.');
  if (name.length > LONGEST_NAME) {
    return fault(`The name is too long: ${LONGEST_NAME} characters at most.`);
  }
  const wanted = form.getAll('scope').map(textOf);
  const scopes = SCOPE_NAMES.filter((scope) => wanted.includes(scope));
  if (scopes.length < new Set(wanted).size) return fault('One of these permissions is not known.');
  if (scopes.length === 0) return fault('Choose at least one thing that the token may do.');
  const lifetime = textOf(form.get('lifetime'));
  if (!Object.hasOwn(LIFETIMES, lifetime)) return fault('Choose how long the token is good for.');
  return { ok: true, ask: { name, scopes, lifetime: lifetime as Lifetime } };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

function fault(message: string): Parsed {
  return { ok: false, message };
}
