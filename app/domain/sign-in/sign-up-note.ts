import type { SignUpOffer } from './admission.server.ts';

/**
 * Who may sign up and whom to ask; null where everybody may. `isInvited`: whether the invitation of the address is good,
 * null without one.
 */
export function signUpNote(
  { rule, mailDomains, contact }: SignUpOffer,
  isInvited: boolean | null,
): string | null {
  const ask = `Ask ${contact ?? 'the person who runs this server'}.`;
  const mail = mailDomains.length > 0 ? `a mail address at ${mailDomains.join(' or ')}` : null;
  if (rule === 'closed') return `Sign-up is closed here. Members sign in as ever. ${ask}`;
  if (isInvited === true) return 'Your invitation is good. Go on.';
  if (isInvited === false)
    return `This invitation does not work: it was used, revoked or is too old. ${ask}`;
  const opened = 'If you have opened it in this browser, go on.';
  if (rule === 'invitation') {
    const also = mail === null ? '' : ` Other ways than a passkey need ${mail}, too.`;
    return `Sign-up here needs an invitation link. ${opened}${also} ${ask}`;
  }
  return mail && `Sign-up here needs ${mail}, or for a passkey an invitation link. ${ask}`;
}
