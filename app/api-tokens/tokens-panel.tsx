import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';

/** The way from the account to its tokens. */
export function TokensPanel() {
  return (
    <section aria-labelledby="api-tokens" className="card p-5">
      <h2 id="api-tokens" className="text-lg">
        API tokens
      </h2>
      <p className="mt-1 text-sm text-muted">For programs that write in your name.</p>
      <Link to="/account/tokens" className="button button-plain mt-4 w-full">
        <KeyRound aria-hidden size={18} /> Manage tokens
      </Link>
    </section>
  );
}
