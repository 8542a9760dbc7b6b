import ipaddr from 'ipaddr.js';
import type { PasskeyOffer } from '../members/sign-in-option.ts';
import type { Services } from '../../platform/services.ts';
import { isLocalHost } from '../../platform/settings/own-network.server.ts';

/** The origin and the relying party id of passkeys at an address, or why they do not work there. */
type PasskeyPlace = { ok: true; origin: string; rpId: string } | ({ ok: false } & Refused);
type Refused = { reason: string; link: string };

/**
 * Where passkeys work for a request to `ownOrigin`: at PUBLIC_ORIGIN; on a server that only this machine reaches, at
 * localhost. Browsers accept neither numbers nor plain http elsewhere.
 */
export function passkeyPlace(
  { settings, port, publicOrigin }: Pick<Services, 'settings' | 'port' | 'publicOrigin'>,
  ownOrigin: string,
): PasskeyPlace {
  const isPublic =
    settings.publicOrigin !== undefined && !isLocalHost(new URL(publicOrigin).hostname);
  const { origin, protocol, hostname, host } = new URL(isPublic ? publicOrigin : ownOrigin);
  const isLocal = isLocalHost(hostname);
  if (ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''))) {
    const link = isLocal ? `http://localhost:${port}` : `https://${host}`;
    const fix = isLocal ? '' : ' Who runs this server can give it one: PUBLIC_ORIGIN.';
    return {
      ok: false,
      reason: `Passkeys do not work at ${hostname}: they need a name, not a number.${fix}`,
      link,
    };
  }
  if (protocol !== 'https:' && !isLocal) {
    const reason = 'Passkeys do not work over plain http: they need https.';
    return { ok: false, reason, link: `https://${hostname}` };
  }
  if (origin !== ownOrigin) {
    return { ok: false, reason: `The passkeys of this site work at ${host}.`, link: origin };
  }
  return { ok: true, origin, rpId: hostname };
}

/** Whether the passkey buttons of a page work. */
export function passkeyOffer(
  services: Pick<Services, 'settings' | 'port' | 'publicOrigin'>,
  ownOrigin: string,
): PasskeyOffer {
  const place = passkeyPlace(services, ownOrigin);
  return place.ok ? null : { reason: place.reason, link: place.link };
}
