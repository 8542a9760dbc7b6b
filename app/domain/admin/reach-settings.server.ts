import { z } from 'zod';
import { type Admin, MAX_FREE_POSTS, MAX_PAUSE_REASON } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { changeInstance } from '../instance/instance.server.ts';

const NO_NUMBER = `A whole number from 0 to ${MAX_FREE_POSTS}.`;

const reachForm = z
  .object({
    readers: z.enum(['everybody', 'members'], 'Choose who may read.'),
    community: z.enum(['on', 'off'], 'Choose whether there is a community.'),
    writing: z.enum(['on', 'paused'], 'Choose whether anything is written.'),
    'free-posts': z
      .string(NO_NUMBER)
      .trim()
      .regex(/^\d{1,3}$/, NO_NUMBER)
      .transform(Number)
      .pipe(z.number().max(MAX_FREE_POSTS, NO_NUMBER)),
    reason: z
      .string()
      .catch('')
      .transform((text) => printableText(text).trim())
      .pipe(z.string().max(MAX_PAUSE_REASON, `${MAX_PAUSE_REASON} characters at most.`)),
  })
  .refine(({ writing, reason }) => writing === 'on' || reason !== '', {
    path: ['reason'],
    error: 'Say why: everybody who wants to write reads it.',
  });

export type ReachChange =
  | { ok: true; message: string }
  | { ok: false; status: number; field: string; message: string };

/** Saves the form of /admin/reach. Each switch that changes is audited. */
export async function changeReachSettings(
  services: Services,
  admin: Admin,
  form: FormData,
): Promise<ReachChange> {
  const { data, error } = reachForm.safeParse(Object.fromEntries(form));
  if (!data) {
    const issue = error.issues[0];
    return { ok: false, status: 422, field: String(issue?.path[0]), message: issue?.message ?? '' };
  }
  await changeInstance(services, admin, {
    isPrivate: data.readers === 'members',
    freePosts: data['free-posts'],
    hasCommunity: data.community === 'on',
    pausedBecause: data.writing === 'paused' ? data.reason : null,
  });
  return { ok: true, message: 'Saved.' };
}
