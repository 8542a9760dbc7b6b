import type { SignUpOffer } from './admission.server.ts';

/** What a page of sign-up says before its form. `asks`: whom to ask follows. */
export type SignUpNote = { words: string; asks: boolean };

/** Who may sign up; null where everybody may. */
export function signUpNote(offer: SignUpOffer): SignUpNote | null {
  const { rule, mailDomains, isInvited, isOwner } = offer;
  const say = (words: string, asks = true) => ({ words, asks });
  if (isOwner)
    return say(
      'You came by the owner link: the account that you make here becomes the owner of this site.',
      false,
    );
  if (rule === 'closed') return say('Sign-up is closed here. Members sign in as ever.');
  const mail = mailDomains.length > 0 ? `a mail address at ${mailDomains.join(' or ')}` : null;
  const others = mail === null ? '' : ` Other ways than a passkey need ${mail}.`;
  if (isInvited === true) return say(`Your invitation is good. Go on.${others}`, false);
  const isNeeded = rule === 'invitation' || mail !== null;
  const lead = isInvited === false ? 'This invitation was used up, revoked or is too old. ' : '';
  if (!isNeeded)
    return lead === '' ? null : say(`${lead}You do not need one: sign-up is open.`, false);
  if (rule === 'invitation') return say(`${lead}Sign-up here needs an invitation link.${others}`);
  return say(`${lead}Sign-up here needs ${mail}, or for a passkey an invitation link.`);
}

/** The ways to sign up that the rule refuses to this browser whatever is typed. */
export function shutWays({ rule, mailDomains, isInvited, isOwner }: SignUpOffer) {
  const isShut = !isOwner && (rule === 'closed' || (rule === 'invitation' && !isInvited));
  const needsInvitation = !isOwner && mailDomains.length > 0 && !isInvited;
  return { providers: isShut, passkey: isShut || needsInvitation };
}
