import { Form } from 'react-router';
import { LocalTime } from '../../ui/local-time.tsx';
import type { OwnToken } from '../../domain/members/api-token.ts';

/** The tokens there are, and a way to end each. */
export function TokenList({ tokens }: { tokens: readonly OwnToken[] }) {
  return (
    <section aria-labelledby="own-tokens" className="card p-5 sm:p-6">
      <h2 id="own-tokens" className="text-lg">
        Your tokens
      </h2>
      {tokens.length === 0 && (
        <p className="mt-1 text-muted">None. Everything in your name was typed by you.</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {tokens.map((token) => (
          <li key={token.id} className="flex items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold break-words">{token.name}</p>
              <p className="font-mono text-sm break-words text-muted">{token.scopes.join(', ')}</p>
              <p className="text-sm text-muted">
                <Times token={token} />
              </p>
            </div>
            <Form method="post">
              <input type="hidden" name="intent" value="revoke-token" />
              <input type="hidden" name="token" value={token.id} />
              <button className="button button-quiet" aria-label={`Revoke ${token.name}`}>
                {token.hasEnded ? 'Remove' : 'Revoke'}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        A revoked token opens nothing from then on. Signing out everywhere revokes them all.
      </p>
    </section>
  );
}

function Times({ token: { lastUsedAt, expiresAt, hasEnded } }: { token: OwnToken }) {
  return (
    <>
      {lastUsedAt === null ? (
        'Never used'
      ) : (
        <>
          Last used <LocalTime at={lastUsedAt} asAge />
        </>
      )}
      {expiresAt === null ? (
        ', has no end'
      ) : (
        <>
          , {hasEnded ? 'ended' : 'ends'} <LocalTime at={expiresAt} />
        </>
      )}
    </>
  );
}
