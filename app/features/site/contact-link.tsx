import { useSiteData } from './use-viewer.ts';

/** The contact of the operator, as a link when it is an e-mail or web address. */
export function ContactLink() {
  const { contact } = useSiteData();
  const href = contact === null ? null : addressOf(contact);
  return (
    <span>
      {href === null ? (
        (contact ?? 'the person who runs this site')
      ) : (
        <a href={href} className="link break-words">
          {contact}
        </a>
      )}
    </span>
  );
}

// Returns the link for an e-mail or web address, or null: OPERATOR_CONTACT may also be a sentence.
function addressOf(contact: string): string | null {
  if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(contact)) return `mailto:${contact}`;
  return /^https?:\/\/\S+$/.test(contact) && URL.canParse(contact) ? contact : null;
}
