import type { ReactNode } from 'react';
import { EntryCard } from './entry-card.tsx';
import { EntryExample } from './entry-example.tsx';
import { PasskeyEntry } from './passkey-buttons.tsx';
import { SignInButtons, useSignInOptions } from './sign-in-buttons.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import type { PublicMember } from '../../domain/members/viewer.ts';
import { Link } from '../../ui/links.tsx';
import { useSiteData } from '../site/use-viewer.ts';

type Props = {
  intent: 'login' | 'signup';
  title: string;
  /** The sentence below the title. */
  children: ReactNode;
  next: string | null;
  /** Who may sign up, where not everybody may. */
  note?: ReactNode;
  /** The ways that the rule of sign-up refuses. */
  shut?: { providers: boolean; passkey: boolean };
};

/** The content of /login and /signup: all sign-in options and a link to the other page. */
export function SignInEntry({ intent, title, children, next, note, shut }: Props) {
  const { viewer, look, switches } = useSiteData();
  const { shown } = useSignInOptions();
  if (viewer.kind === 'member') return <AlreadyIn member={viewer} />;
  return (
    <EntryCard
      title={title}
      words={children}
      faces={FACES[intent]}
      beside={<EntryExample of={intent} />}
    >
      {switches.isPrivate && (
        <p className="mb-5 font-medium">{`${look.name} is private: sign in to read it.`}</p>
      )}
      {note}
      {shut?.providers ? (
        shown.map(({ id, signUpLabel }) => <ShutWay key={id}>{signUpLabel}</ShutWay>)
      ) : (
        <SignInButtons intent={intent} next={next ?? undefined} />
      )}
      {shut?.passkey && !switches.isProviderOnly ? (
        <ShutWay>Sign up with a passkey</ShutWay>
      ) : (
        <PasskeyEntry intent={intent} next={next ?? undefined} />
      )}
      <OtherWay intent={intent} next={next} />
      <SmallPrint />
    </EntryCard>
  );
}

const FACES = { login: ['mug', 'clock', 'duck'], signup: ['plant', 'egg', 'stapler'] } as const;

/** The button of a way that the rule of sign-up refuses: the note above says so. */
function ShutWay({ children }: { children: string }) {
  return (
    <button
      type="button"
      disabled
      aria-describedby="sign-up-rule"
      className="button button-plain mt-3 w-full"
    >
      {children}
    </button>
  );
}

const OTHER = {
  login: { question: 'No account yet?', to: '/signup', label: 'Sign up' },
  signup: { question: 'Already one of us?', to: '/login', label: 'Sign in' },
} as const;

function OtherWay({ intent, next }: { intent: Props['intent']; next: string | null }) {
  const { question, to, label } = OTHER[intent];
  const search = next === null ? '' : `?${new URLSearchParams({ next }).toString()}`;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-1 border-t border-line pt-4 text-muted">
      {question}
      <Link to={to + search} className="button button-quiet">
        {label}
      </Link>
    </p>
  );
}

function SmallPrint() {
  return (
    <p className="mt-4 text-sm text-pretty text-muted">
      By going on you accept the{' '}
      <Link to="/terms" className="underline underline-offset-4">
        Terms
      </Link>{' '}
      and say that you have read{' '}
      <Link to="/privacy" className="underline underline-offset-4">
        Privacy
      </Link>
      . Both have a serious part. It is short.
    </p>
  );
}

function AlreadyIn({ member }: { member: PublicMember }) {
  return (
    <EntryCard
      title="You are already in."
      faces={['pigeon', 'donut', 'cactus']}
      words={`Signed in as ${member.email || member.name}. There is no second inside; we have looked.`}
      beside={<EntryExample of="in" />}
    >
      <Link to="/home" className="button button-primary w-full">
        Go home
      </Link>
      <div className="mt-6 flex flex-wrap items-center gap-x-1 border-t border-line pt-4 text-muted">
        <p>Somebody else?</p>
        <SignOutButton className="button button-quiet" />
      </div>
    </EntryCard>
  );
}
