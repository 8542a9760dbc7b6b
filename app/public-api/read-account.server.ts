import { findAccount } from '../account/find-account.server.ts';
import { findRecord } from '../report-card/find-record.server.ts';
import type { ApiAnswer, MemberAsk } from './answer-api.server.ts';

/** GET /api/v1/account. The e-mail address stays here. */
export async function answerAccount({ services, member, token }: MemberAsk): Promise<ApiAnswer> {
  const account = await findAccount(services, member);
  if (!account) return { refused: 'token-unknown' };
  const { name, scopes, expiresAt } = token;
  return {
    body: {
      id: member.id,
      name: account.name,
      bio: account.bio,
      postsCreated: account.postsCreated,
      record: await findRecord(services, member),
      memberSince: new Date(account.memberSince).toISOString(),
      token: {
        name,
        scopes,
        expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
      },
    },
  };
}
