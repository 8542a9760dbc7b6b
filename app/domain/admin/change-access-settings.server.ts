import { z } from 'zod';
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';
import type { Admin } from '../members/viewer.ts';
import { ACCESS_CHOICES, type AccessToggle, CHOICES } from '../instance/access-form.ts';
import { MAX_FREE_POSTS, MAX_PAUSE_REASON } from '../instance/site-switches.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { changeInstance } from '../instance/instance.server.ts';

const NO_NUMBER = `A whole number from 0 to ${MAX_FREE_POSTS}.`;

const choiceSchemas = CHOICES.map(({ field, error, options }) => {
  const read = (value: string) => options.find((one) => one.value === value)?.isOn;
  const isOn = z.boolean(error);
  return [field, z.string(error).transform(read).pipe(isOn)] as const;
});
type ChoiceSchemas = Record<(typeof CHOICES)[number]['field'], (typeof choiceSchemas)[number][1]>;

const accessForm = z
  .object({
    ...(Object.fromEntries(choiceSchemas) as ChoiceSchemas),
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
  .refine(({ writing, reason }) => !writing || reason !== '', {
    path: ['reason'],
    error: 'Say why: everybody who wants to write reads it.',
  });

type AccessChange = { ok: true; message: string } | Rejection;

/** Makes new signed addresses. Earlier ones open nothing any more. */
export async function makeAddresses(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
): Promise<AccessChange> {
  await changeInstance(services, admin, { signedAddresses: services.newId() });
  return { ok: true, message: 'New addresses. Earlier ones open nothing.' };
}

/** Revokes all signed addresses. */
export async function revokeAddresses(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
): Promise<AccessChange> {
  await changeInstance(services, admin, { signedAddresses: null });
  return { ok: true, message: 'Addresses revoked.' };
}

/** Saves the switches of a form: who may read, free posts, the community, a pause of writing. Each change is audited. */
export async function saveSwitches(
  services: Pick<Services, 'db' | 'now' | 'newId'>,
  admin: Admin,
  form: FormData,
): Promise<AccessChange> {
  const { data, error } = accessForm.safeParse(Object.fromEntries(form));
  if (!data) {
    const issue = error.issues[0];
    return invalidField(String(issue?.path[0]), issue?.message ?? '');
  }
  const names = Object.keys(ACCESS_CHOICES) as AccessToggle[];
  await changeInstance(services, admin, {
    ...Object.fromEntries(names.map((name) => [name, data[ACCESS_CHOICES[name].field]])),
    freePosts: data['free-posts'],
    pausedBecause: data.writing ? data.reason : null,
  });
  return { ok: true, message: 'Saved.' };
}
