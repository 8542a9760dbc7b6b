import type { Member } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { ALL_NOTICES, NOTICE_KINDS, type NoticeWishes } from './notice-kinds.ts';
import { findSettings, markAllRows, markRow, updateSettings } from './notice-store.server.ts';
import { readPreferences, withPreferences } from './notification-preferences.ts';

/** What a form of /notices came to. */
export type NoticesChange =
  | { ok: true; did: 'marked' | 'all-marked' | 'settings-saved' }
  | { ok: false; status: 404 | 422; message: string };

/** Carries out what a form of /notices asks for; its `intent` names it. */
export async function changeNotices(
  services: Services,
  viewer: Member,
  form: FormData,
): Promise<NoticesChange> {
  const me = { userId: viewer.id, now: services.now() };
  switch (form.get('intent')) {
    case 'mark-read': {
      const id = form.get('notice');
      const isMine = typeof id === 'string' && (await markRow(services.db, { ...me, id }));
      if (isMine) return { ok: true, did: 'marked' };
      return { ok: false, status: 404, message: 'This notice is already gone.' };
    }
    case 'mark-all-read':
      await markAllRows(services.db, me);
      return { ok: true, did: 'all-marked' };
    case 'save-settings':
      await chooseNotices(services, viewer, wishesOf(form));
      return { ok: true, did: 'settings-saved' };
    default:
      return {
        ok: false,
        status: 422,
        message: 'This form is not known here. Reload the page and try again.',
      };
  }
}

// A box that is not ticked is not sent.
function wishesOf(form: FormData): NoticeWishes {
  const wanted = new Set(form.getAll('kind'));
  const entries = NOTICE_KINDS.map((kind) => [kind, wanted.has(kind)] as const);
  return Object.fromEntries(entries) as NoticeWishes;
}

/** Which kinds of notices the viewer wants. */
export async function findWishes(services: Services, viewer: Member): Promise<NoticeWishes> {
  const settings = await findSettings(services.db, viewer.id);
  return settings === undefined ? ALL_NOTICES : readPreferences(settings);
}

/** Changes which kinds the viewer wants. What is there already stays. */
export async function chooseNotices(
  services: Services,
  viewer: Member,
  wishes: NoticeWishes,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const settings = await findSettings(trx, viewer.id);
    if (settings !== undefined)
      await updateSettings(trx, viewer.id, withPreferences(settings, wishes));
  });
}
