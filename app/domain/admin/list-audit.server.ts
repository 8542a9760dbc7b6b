import type { Services } from '../../platform/services.ts';
import { openingOf } from '../../platform/text/display-text.ts';
import { describeSetting } from '../instance/describe-setting.ts';
import { HIDE_REASON_WORDS } from '../screening/moderation-words.ts';
import {
  type AuditLine,
  type AuditTarget,
  findAuditLines,
  findAuditTargets,
} from './audit-log-store.server.ts';

type Effect = 'gives' | 'takes' | 'changes';

/** The verb of each action, which the target follows, and whether it gives or shows something, or takes or hides it. */
const ACTIONS: Readonly<Record<string, readonly [verb: string, effect: Effect]>> = {
  disable: ['disabled', 'takes'],
  enable: ['enabled', 'gives'],
  approve: ['approved', 'gives'],
  reject: ['rejected', 'takes'],
  'delete-request': ['deleted', 'takes'],
  'remove-comment': ['deleted a comment on', 'takes'],
  'hide-resource': ['removed', 'takes'],
  keep: ['kept', 'gives'],
  restore: ['restored', 'gives'],
  hide: ['hid', 'takes'],
  delete: ['deleted', 'takes'],
  'hide-all': ['hid everything by', 'takes'],
  'delete-account': ['deleted', 'takes'],
  undo: ['took back a decision on', 'changes'],
  'turn-on': ['turned on', 'gives'],
  'turn-off': ['turned off', 'takes'],
  'use-in-game': ['gave a place in the daily game to', 'gives'],
  'leave-game': ['took the place in the daily game from', 'takes'],
  set: ['changed', 'changes'],
  'make-admin': ['made an admin of', 'gives'],
  'revoke-admin': ['took the admin area from', 'takes'],
  invite: ['made', 'gives'],
  'revoke-invitation': ['revoked', 'takes'],
  'pull-model': ['let Ollama fetch', 'changes'],
  'cancel-pull': ['cancelled the fetching of', 'changes'],
};

/** The name of each kind of target, while it exists and once it is gone or private. */
const TARGETS: Readonly<Record<string, { known: string; gone: string }>> = {
  user: { known: 'the account of', gone: 'an account that is gone' },
  post: { known: 'the post', gone: 'a post that is gone or private' },
  comment: { known: 'the comment', gone: 'a comment that is gone' },
  feature_request: { known: 'the feature request', gone: 'a feature request that is gone' },
  request_comment: {
    known: 'the comment on a feature request',
    gone: 'a comment on a feature request that is gone',
  },
  resource: { known: 'the picture', gone: 'a picture that is gone' },
  switch: { known: 'the switch', gone: 'the switch' },
  setting: { known: 'the setting', gone: 'the setting' },
  invitation: { known: 'the invitation', gone: 'the invitation' },
  model: { known: 'the model', gone: 'the model' },
};

const verbOf = (action: string) => ACTIONS[action]?.[0] ?? action;

/** Describes an action, as in "approved the feature request". Unknown names appear as stored. */
function describeAction(action: string, kind: string, isKnown: boolean): string {
  const target = TARGETS[kind] ?? { known: kind, gone: `${kind} (gone)` };
  return `${verbOf(action)} ${isKnown ? target.known : target.gone}`;
}

const REASON_LABELS: Readonly<Record<string, string>> = HIDE_REASON_WORDS;

const MAX_OPENING_LENGTH = 80;

const PAGE_SIZE = 50;

/** Lists the audit log for admins, newest first. */
export async function listAudit(services: Pick<Services, 'db'>, before: string | null) {
  const from = before !== null && /^\w{1,40}$/.test(before) ? before : null;
  const rows = await findAuditLines(services.db, from, PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const targets = await findAuditTargets(services.db, shown);
  const known = new Map(targets.map((target) => [`${target.kind} ${target.id}`, target]));
  return {
    entries: shown.map((row) => entryOf(row, known.get(`${row.target_kind} ${row.target_id}`))),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** `text` and `link` describe the target while it exists; `target` is its kind and id, null for a setting. */
export type AuditEntry = ReturnType<typeof entryOf>;

function entryOf(row: AuditLine, target: AuditTarget | undefined) {
  const setting =
    row.target_kind === 'setting' ? describeSetting(row.target_id, row.reason ?? '') : null;
  return {
    id: row.id,
    actor: row.actor ?? 'Somebody who is gone',
    action: setting
      ? `${verbOf('set')} ${setting.label}`
      : describeAction(row.action, row.target_kind, target !== undefined),
    effect: ACTIONS[row.action]?.[1] ?? 'changes',
    text: target ? openingOf(target.text, MAX_OPENING_LENGTH) : null,
    link: target?.link ?? null,
    target: setting ? null : `${row.target_kind.replaceAll('_', ' ')} ${row.target_id}`,
    reason: setting ? setting.value : row.reason && (REASON_LABELS[row.reason] ?? row.reason),
    at: row.created_at,
    isUndone: row.undone_at !== null,
  };
}
