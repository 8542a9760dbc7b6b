import { PasskeyEntry } from './passkey-buttons.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import { Link } from '../../ui/links.tsx';
import { useSwitches } from '../site/use-viewer.ts';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';

type Props = {
  isOpen: boolean;
  words: string;
  next: string;
  onClose: () => void;
};

/** Offers all sign-in options to a guest; where not everybody may sign up, the page that says who. */
export function SignUpDialog({ words, next, ...frame }: Props) {
  const { isSignUpOpen } = useSwitches();
  const query = new URLSearchParams({ next }).toString();
  return (
    <Dialog
      {...frame}
      title="Sign up"
      words={<span className="block text-lg text-balance text-ink">{words}</span>}
    >
      <div className="mt-6">
        {isSignUpOpen ? (
          <>
            <SignInButtons intent="signup" next={next} />
            <PasskeyEntry intent="signup" next={next} />
          </>
        ) : (
          <Link to={`/signup?${query}`} className="button button-primary w-full">
            See who may sign up
          </Link>
        )}
      </div>
      <div className="mt-6 border-t border-line pt-4">
        <div className="flex flex-col items-center justify-between sm:-mx-3 sm:flex-row">
          <Link to={`/login?${query}`} className="button button-quiet">
            I already have an account
          </Link>
          <DialogClose className="button button-quiet text-muted">Maybe later</DialogClose>
        </div>
      </div>
    </Dialog>
  );
}
