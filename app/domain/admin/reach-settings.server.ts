import { formText } from '../../platform/http/form-text.ts';
import {
  type Admin,
  MAX_FREE_POSTS,
  MAX_PAUSE_REASON,
  type SiteSwitches,
} from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { changeInstance } from '../instance/instance.server.ts';

type Refused = { ok: false; status: number; field: string; message: string };
export type ReachChange = { ok: true; message: string } | Refused;

/** Saves the form of /admin/reach. Each switch that changes is audited. */
export async function changeReachSettings(
  services: Services,
  admin: Admin,
  form: FormData,
): Promise<ReachChange> {
  const parsed = parseForm(form);
  if (!parsed.ok) return parsed;
  await changeInstance(services, admin, parsed.change);
  return { ok: true, message: 'Saved.' };
}

type Reach = Omit<SiteSwitches, 'isSignUpOpen'>;

function parseForm(form: FormData): { ok: true; change: Reach } | Refused {
  const [readers, community, writing] = ['readers', 'community', 'writing'].map((name) =>
    formText(form, name),
  );
  const given = formText(form, 'free-posts').trim();
  const freePosts = /^\d{1,3}$/.test(given) ? Number(given) : Number.NaN;
  const reason = printableText(formText(form, 'reason')).trim();
  if (readers !== 'everybody' && readers !== 'members')
    return refused('readers', 'Choose who may read.');
  if (community !== 'on' && community !== 'off')
    return refused('community', 'Choose whether there is a community.');
  if (writing !== 'on' && writing !== 'paused')
    return refused('writing', 'Choose whether anything is written.');
  if (!(freePosts <= MAX_FREE_POSTS))
    return refused('free-posts', `A whole number from 0 to ${MAX_FREE_POSTS}.`);
  if (writing === 'paused' && reason === '')
    return refused('reason', 'Say why: everybody who wants to write reads it.');
  if (reason.length > MAX_PAUSE_REASON)
    return refused('reason', `${MAX_PAUSE_REASON} characters at most.`);
  const change = {
    isPrivate: readers === 'members',
    freePosts,
    hasCommunity: community === 'on',
    pausedBecause: writing === 'paused' ? reason : null,
  };
  return { ok: true, change };
}

function refused(field: string, message: string): Refused {
  return { ok: false, status: 422, field, message };
}
