import { type Lifetime, type Scope, SCOPE_NAMES } from '../../app/domain/members/api-token.ts';
import { makeToken } from '../../app/domain/sign-in/api-tokens.server.ts';
import { readViewer } from '../../app/domain/members/session.server.ts';
import type { Member } from '../../app/domain/members/viewer.ts';
import type { Services } from '../../app/platform/services.ts';
import { addMember } from './sign-in.ts';

type Asked = {
  scopes?: readonly Scope[];
  lifetime?: Lifetime;
  name?: string;
  person?: Parameters<typeof addMember>[1];
};

/** Creates a member with an API token. Default: all scopes. */
export async function tokenOf(services: Services, asked: Asked = {}) {
  const member = await addMember(services, asked.person);
  const cookie = `${member.cookie.name}=${member.cookie.value}`;
  const viewer = (await readViewer(services, cookie)) as Member;
  return { ...(await anotherToken(services, viewer, asked)), viewer, cookie };
}

/** Creates another token of a signed-in member. */
export async function anotherToken(services: Services, viewer: Member, asked: Asked = {}) {
  const { scopes = SCOPE_NAMES, lifetime = 'never', name = 'a script' } = asked;
  const made = await makeToken(services, viewer, { name, scopes, lifetime });
  if (!('secret' in made)) throw new Error('no token was made');
  return { secret: made.secret, token: made.token };
}
