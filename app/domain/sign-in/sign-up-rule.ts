import type { SignUpRule } from '../instance/instance.server.ts';

/** The rule of sign-up as its page shows it to a browser (docs/product.md §2, Who may sign up). */
export type SignUpOffer = {
  rule: SignUpRule;
  mailDomains: string[];
  /** Whether the browser's invitation is good; null without one. */
  isInvited: boolean | null;
  /** Whether the browser has a fresh owner link. */
  isOwner: boolean;
  /** Whether it can only sign up by an OpenID provider. */
  isProviderOnly: boolean;
};

/** What a page of sign-up says before its form. `asks`: whom to ask follows. */
export type SignUpNote = { words: string; asks: boolean };

/** Who may sign up; null where everybody may. */
export function signUpNote(offer: SignUpOffer): SignUpNote | null {
  const { rule, mailDomains, isInvited, isOwner, isProviderOnly } = offer;
  const say = (words: string, asks = true) => ({ words, asks });
  if (isOwner)
    return say(
      'You came by the owner link: the account that you make here becomes the owner of this site.',
      false,
    );
  if (rule === 'closed') return say('Sign-up is closed here. Members sign in as ever.');
  const mail = mailDomains.length > 0 ? `a mail address at ${mailDomains.join(' or ')}` : null;
  const need = isProviderOnly ? 'You also need' : 'Other ways than a passkey need';
  const others = mail === null ? '' : ` ${need} ${mail}.`;
  if (isInvited === true) return say(`Your invitation is good. Go on.${others}`, false);
  const lead = isInvited === false ? 'This invitation was used up, revoked or is too old. ' : '';
  if (needOfWay(offer, true) === null)
    return lead === '' ? null : say(`${lead}You do not need one: sign-up is open.`, false);
  if (rule === 'invitation') return say(`${lead}Sign-up here needs an invitation link.${others}`);
  const orLink = isProviderOnly ? '' : ', or for a passkey an invitation link';
  return say(`${lead}Sign-up here needs ${mail}${orLink}.`);
}

/** What the rule asks of a way to sign up, apart from its mail domain: a passkey has none to show. */
export function needOfWay(
  { rule, mailDomains }: Pick<SignUpOffer, 'rule' | 'mailDomains'>,
  isPasskey: boolean,
): 'closed' | 'invitation' | null {
  if (rule === 'closed') return 'closed';
  return rule === 'invitation' || (isPasskey && mailDomains.length > 0) ? 'invitation' : null;
}

/** The ways to sign up that the rule refuses to this browser whatever is typed. */
export function shutWays(offer: SignUpOffer) {
  const isShut = (isPasskey: boolean) => {
    const need = offer.isOwner ? null : needOfWay(offer, isPasskey);
    return need === 'closed' || (need === 'invitation' && !offer.isInvited);
  };
  return { providers: isShut(false), passkey: isShut(true) };
}
