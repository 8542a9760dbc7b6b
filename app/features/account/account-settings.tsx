import { Download, KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import type { OwnSession, WayAgain } from '../../domain/sign-in/sessions.server.ts';
import type { OwnSignIns } from '../../domain/sign-in/identities.server.ts';
import { SessionsPanel } from '../sign-in/sessions-panel.tsx';
import { AfterSignInAgain, SignInAgain } from '../sign-in/sign-in-again.tsx';
import { SignInsPanel } from '../sign-in/sign-ins-panel.tsx';
import type { Blocked } from '../../domain/moderation/blocks.server.ts';
import { BlockedPanel } from '../moderation/blocked-panel.tsx';
import type { Account } from '../../domain/sign-in/account.server.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileForm } from './profile-form.tsx';

type Props = {
  account: Account;
  /** The ways in, and where they are in use. */
  access: {
    signIns: OwnSignIns;
    sessions: readonly OwnSession[];
    /** The e-mail, or the id. */
    member: string;
    /** How to sign in once more; null when this was done a moment ago. */
    again: readonly WayAgain[] | null;
  };
  blocked: readonly Blocked[];
};

/** What a member can change about the account, and the way out of it. */
export function AccountSettings({ account, access, blocked }: Props) {
  const isRecent = access.again === null;
  return (
    <aside aria-label="Account settings" className="grid grid-cols-1 gap-6">
      <ProfileForm account={account} />
      {access.again !== null && (
        <SignInAgain
          ways={access.again}
          purpose="To connect or disconnect a sign-in, end sessions, export your data or delete the account"
          next="/account"
          member={access.member}
        />
      )}
      <SignInsPanel signIns={access.signIns} isRecent={isRecent} />
      <SessionsPanel sessions={access.sessions} isRecent={isRecent} />
      <TokensPanel />
      {blocked.length > 0 && <BlockedPanel blocked={blocked} />}
      <section aria-labelledby="your-data" className="card p-5">
        <h2 id="your-data" className="text-lg">
          Your data
        </h2>
        <p className="mt-1 text-sm text-muted">Everything kept about you, in one readable file.</p>
        {isRecent ? (
          <a href="/account/export" download className="button button-plain mt-4 w-full">
            <Download aria-hidden size={18} /> Export my data
          </a>
        ) : (
          <AfterSignInAgain purpose="to export it" />
        )}
      </section>
      <DeleteAccount isRecent={isRecent} />
    </aside>
  );
}

/** The way from the account to its tokens. */
function TokensPanel() {
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
