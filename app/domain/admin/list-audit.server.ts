import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { HIDE_REASON_WORDS } from '../screening/moderation-words.ts';
import {
  type AuditLine,
  type AuditTarget,
  findAuditLines,
  findAuditTargets,
} from './audit-log-store.server.ts';
import { isAdmin } from './is-admin.ts';

/** What an admin did, by the action that is written down. What it was done to follows. */
const DONE: Readonly<Record<string, string>> = {
  disable: 'disabled',
  enable: 'enabled',
  approve: 'approved',
  reject: 'rejected',
  'delete-request': 'deleted',
  'remove-comment': 'deleted a comment on',
  'hide-resource': 'removed',
  keep: 'kept',
  restore: 'restored',
  hide: 'hid',
  delete: 'deleted',
  undo: 'took back a decision on',
};

/** What it was done to: with its words, and without them once it is gone or private. */
const THINGS: Readonly<Record<string, { known: string; gone: string }>> = {
  user: { known: 'the account of', gone: 'an account that is gone' },
  post: { known: 'the post', gone: 'a post that is gone or private' },
  comment: { known: 'the comment', gone: 'a comment that is gone' },
  feature_request: { known: 'the feature request', gone: 'a feature request that is gone' },
  resource: { known: 'the picture', gone: 'a picture that is gone' },
};

/** "approved the feature request"; what is not known here is named as it is written down. */
function auditWords(action: string, kind: string, isKnown: boolean): string {
  const thing = THINGS[kind] ?? { known: kind, gone: `${kind} (gone)` };
  return `${DONE[action] ?? action} ${isKnown ? thing.known : thing.gone}`;
}

/** Why, as an admin wrote or chose it. */
function auditReason(reason: string | null): string | null {
  const chosen: Readonly<Record<string, string>> = HIDE_REASON_WORDS;
  return reason === null ? null : (chosen[reason] ?? reason);
}

const MAX_OPENING_LENGTH = 80;

/** The beginning of a text, in one line. */
function openingOf(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  const opening = letters.slice(0, MAX_OPENING_LENGTH).join('').trim();
  return letters.length > MAX_OPENING_LENGTH ? `${opening} …` : opening;
}

const PAGE = 50;

/** `did` is what the actor did to what; `what` its words, while it is there; `link` where it stands. */
export type AuditEntry = {
  id: string;
  actor: string;
  did: string;
  what: string | null;
  link: string | null;
  /** As it is written down. */
  target: string;
  reason: string | null;
  at: number;
  isUndone: boolean;
};

type AuditPage = { entries: AuditEntry[]; next: string | null };

/** What admins did, the last first, for admins. Null for everybody else. */
export async function listAudit(
  services: Services,
  viewer: Viewer,
  before: string | null,
): Promise<AuditPage | null> {
  if (!isAdmin(viewer)) return null;
  const from = before !== null && /^\w{1,40}$/.test(before) ? before : null;
  const rows = await findAuditLines(services.db, from, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const targets = await findAuditTargets(services.db, shown);
  const known = new Map(targets.map((target) => [`${target.kind} ${target.id}`, target]));
  return {
    entries: shown.map((row) => entryOf(row, known.get(`${row.target_kind} ${row.target_id}`))),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

function entryOf(row: AuditLine, target: AuditTarget | undefined): AuditEntry {
  return {
    id: row.id,
    actor: row.actor ?? 'Somebody who is gone',
    did: auditWords(row.action, row.target_kind, target !== undefined),
    what: target ? openingOf(target.words) : null,
    link: target?.link ?? null,
    target: `${row.target_kind} ${row.target_id}`,
    reason: auditReason(row.reason),
    at: row.created_at,
    isUndone: row.undone_at !== null,
  };
}
