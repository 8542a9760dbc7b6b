import { Link } from 'react-router';
import { PasskeyEntry } from './passkey-buttons.tsx';
import { SignInButtons } from './sign-in-buttons.tsx';
import { useSiteData } from '../../ui/use-viewer.ts';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';

type Props = {
  isOpen: boolean;
  words: string;
  next: string;
  onClose: () => void;
};

/** Offers all sign-in options to a guest. */
export function SignUpDialog({ words, next, ...frame }: Props) {
  const { signInOptions } = useSiteData();
  return (
    <Dialog {...frame} title="Sign up" words={<span className="text-lg text-ink">{words}</span>}>
      <div className="mt-6">
        <SignInButtons options={signInOptions} intent="signup" next={next} />
        <PasskeyEntry intent="signup" next={next} />
      </div>
      <div className="mt-6 border-t border-line pt-4">
        <div className="flex flex-col items-center justify-between sm:-mx-3 sm:flex-row">
          <Link
            to={`/login?${new URLSearchParams({ next }).toString()}`}
            className="button button-quiet"
          >
            I already have an account
          </Link>
          <DialogClose className="button button-quiet text-muted">Maybe later</DialogClose>
        </div>
      </div>
    </Dialog>
  );
}
