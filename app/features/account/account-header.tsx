import { SignOutButton } from '../sign-in/sign-out-button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import type { Account } from '../../domain/sign-in/account.server.ts';

/** Who this is, and the three figures of a career: docs/product.md §2, Profile. */
export function AccountHeader({ account, record }: { account: Account; record: number | null }) {
  const { name, email, bio, photoUrl, postsCreated, memberSince, lastActive } = account;
  return (
    <header className="card p-5 sm:p-8">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={name} photoUrl={photoUrl} className="size-20 text-3xl" />
        <div className="min-w-0 flex-[1_1_200px]">
          <h1 tabIndex={-1} className="text-2xl break-words md:text-3xl">
            {name}
          </h1>
          <p className="break-words text-muted">{email}</p>
          {bio && <p className="mt-1 break-words">{bio}</p>}
        </div>
        <div className="w-full sm:w-auto">
          <SignOutButton className="button button-plain w-full" />
        </div>
      </div>
      <dl className="mt-6 grid grid-cols-1 gap-4 border-t border-line pt-5 sm:grid-cols-3">
        <Stat label="Posts Created">{postsCreated.toLocaleString('en')}</Stat>
        <Stat label="Member Since">
          <LocalTime at={memberSince} />
        </Stat>
        <Stat label="Last Active">
          <LocalTime at={lastActive} />
        </Stat>
      </dl>
      {record !== null && (
        <p className="mt-4 text-muted">
          Personal record: <strong className="text-ink">{record} of 100</strong> on the cringe
          scale, among your last 25 posts. Your mother has not been told.
        </p>
      )}
    </header>
  );
}

function Stat({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3 sm:block">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display text-xl">{children}</dd>
    </div>
  );
}
