import { cleanInput } from '../../comedy/clean-input.ts';

const MOST_NAME = 60;
const MOST_EMAIL = 100;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type ClaimedFaults = { name?: string; email?: string };
type Parsed =
  | { ok: true; who: { name: string; email: string } }
  | { ok: false; faults: ClaimedFaults };

/** Checks who somebody says to be at the demo account. `faultOfName` says why a name cannot be had here, or null. */
export function parseClaimed(
  given: { name: unknown; email: unknown },
  faultOfName: (name: string) => string | null,
): Parsed {
  const name = textOf(given.name);
  const email = textOf(given.email);
  const faults: ClaimedFaults = {};
  const wrong = name === '' ? 'A name, please. Any name.' : faultOfName(name);
  if (wrong !== null) faults.name = wrong;
  if (name.length > MOST_NAME) faults.name = `${MOST_NAME} characters at most.`;
  if (!EMAIL.test(email)) faults.email = 'This has to look like an e-mail address.';
  if (email.length > MOST_EMAIL) faults.email = `${MOST_EMAIL} characters at most.`;
  return faults.name || faults.email ? { ok: false, faults } : { ok: true, who: { name, email } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? cleanInput(value) : '';
}
