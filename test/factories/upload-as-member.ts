import { randomUUID } from 'node:crypto';
import type { TestApp } from '../test-app.ts';
import { addMember } from './sign-in.ts';

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

type Form = {
  bytes: Uint8Array;
  name?: string;
  type?: string;
  description?: string;
  tags?: string;
  key?: string;
  /** The client address. */
  from?: string;
};

/** Creates a member who uploads as the upload dialog does. */
export async function uploader(
  { services, origin }: Pick<TestApp, 'services' | 'origin'>,
  person: Parameters<typeof addMember>[1] = {},
) {
  const member = await addMember(services, person);
  const headers = {
    origin,
    'sec-fetch-site': 'same-origin',
    cookie: `${member.cookie.name}=${member.cookie.value}`,
  };
  const ask = (path: string, init: Init = {}) =>
    fetch(origin + path, { ...init, headers: { ...headers, ...init.headers } });
  return {
    member,
    headers,
    ask,
    upload: ({ bytes, name = 'a.png', type = 'image/png', ...fields }: Form) => {
      const form = new FormData();
      form.set('description', fields.description ?? 'Something to look at');
      form.set('tags', fields.tags ?? '');
      form.set('file', new File([new Uint8Array(bytes)], name, { type }));
      const key = fields.key ?? randomUUID();
      return ask('/api/resources', {
        method: 'POST',
        body: form,
        headers: {
          'idempotency-key': key,
          ...(fields.from === undefined ? {} : { 'x-forwarded-for': fields.from }),
        },
      });
    },
  };
}
