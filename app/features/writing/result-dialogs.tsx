import { type FormEvent, useState } from 'react';
import type { Face } from '../../domain/faces/face.ts';
import { MAX_BIO_LENGTH, MAX_NAME_LENGTH, type Profile } from '../../domain/members/profile.ts';
import type { PostAuthor, PostProfile } from '../../domain/posts/post.ts';
import { accountAuthor, type ProfileEdit } from '../../domain/posts/profile-edit.ts';
import type { PublicMember } from '../../domain/members/viewer.ts';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Field, Switch } from '../../ui/form-controls.tsx';
import { FacePicker } from '../posts/face-picker.tsx';
import { type CardNameFailure, saveCardProfile } from './card-name.ts';
import { EDIT_PROFILE } from './result-words.ts';
import { Copy } from '../../ui/icons/icons.tsx';

type ProfileFieldsProps = {
  generationId: string;
  profile: PostProfile;
  face: Face;
  /** The name and bio that the member typed last, which the card may not show. */
  typed: Profile | null;
  member: PublicMember;
  onSaved: () => Promise<void>;
};
type ProfileDialogProps = ProfileFieldsProps & { onClose: () => void };

/** Edits the author of the card: docs/product.md §2, Post result screen, Edit Profile. */
export function ProfileDialog({ onClose, ...props }: ProfileDialogProps) {
  return (
    <Dialog
      title={EDIT_PROFILE}
      words="For this post in all its versions, and for the next ones you write."
      hasCross
      onClose={onClose}
    >
      <ProfileFields {...props} />
    </Dialog>
  );
}

function ProfileFields(props: ProfileFieldsProps) {
  const { edit, account, error, isSaving, change, submit } = useProfileEdit(props);
  const { member, face } = props;
  const failureOf = (field: 'displayName' | 'bio' | null) =>
    error?.field === field ? error.message : null;
  const shown = edit.useAccountData ? account : { name: edit.displayName, bio: edit.bio };
  const isFixed = edit.useAccountData;
  const fixed = isFixed ? 'opacity-70' : '';
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-4 grid grid-cols-1 gap-4">
      <Field id="card-displayName" label="Display name" error={failureOf('displayName')}>
        {(props) => (
          <input
            {...props}
            required
            readOnly={isFixed}
            maxLength={MAX_NAME_LENGTH}
            dir="auto"
            value={shown.name}
            onChange={(event) => change({ displayName: event.target.value })}
            className={`${props.className} ${fixed}`}
          />
        )}
      </Field>
      <Field id="card-bio" label="Bio" error={failureOf('bio')}>
        {(props) => (
          <textarea
            {...props}
            required
            readOnly={isFixed}
            rows={3}
            maxLength={MAX_BIO_LENGTH}
            dir="auto"
            value={shown.bio}
            onChange={(event) => change({ bio: event.target.value })}
            className={`${props.className} ${fixed}`}
          />
        )}
      </Field>
      <Switch
        label={<Bold>Use account data</Bold>}
        isOn={isFixed}
        onChange={(isOn) => change({ useAccountData: isOn })}
      />
      <Switch
        label={
          <>
            <Bold>Use profile picture</Bold>
            {member.photoUrl === null && (
              <span className="block text-sm text-muted">Your account has no picture yet.</span>
            )}
          </>
        }
        isOn={edit.useProfilePicture}
        onChange={(isOn) => change({ useProfilePicture: isOn })}
      />
      <FacePicker face={face} chosen={edit.face} onChoose={(face) => change({ face })} />
      {failureOf(null) !== null && (
        <p role="alert" className="text-sm font-medium text-bad">
          {failureOf(null)}
        </p>
      )}
      <button type="submit" aria-disabled={isSaving || undefined} className="button button-primary">
        {isSaving ? 'Saving …' : 'Save'}
      </button>
    </form>
  );
}

function useProfileEdit({ generationId, profile, typed, member, onSaved }: ProfileFieldsProps) {
  const account = accountAuthor(member);
  const [edit, setEdit] = useState<ProfileEdit>(() => editOf(profile, typed, account));
  const [error, setError] = useState<CardNameFailure | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const change = (changed: Partial<ProfileEdit>) => {
    setEdit({ ...edit, ...changed });
    setError(null);
  };
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    const failure = await saveCardProfile(generationId, edit);
    if (failure === null) return onSaved();
    setIsSaving(false);
    setError(failure);
  }
  return { edit, account, error, isSaving, change, submit };
}

/** The form for the profile of a card. What was typed comes back when 'Use account data' goes off. */
function editOf(profile: PostProfile, typed: Profile | null, account: PostAuthor): ProfileEdit {
  const {
    profileName: displayName,
    profileBio: bio,
    useProfilePicture,
    profileFace: face,
  } = profile;
  const useAccountData = displayName === account.name && bio === account.bio;
  return {
    displayName,
    bio,
    ...(useAccountData && typed),
    useAccountData,
    useProfilePicture,
    face,
  };
}

function Bold({ children }: { children: string }) {
  return <span className="font-semibold">{children}</span>;
}

type CopyDialogProps = { onCopy: () => void; onClose: () => void };

/** A copy button for browsers that require a user gesture for the clipboard. */
export function CopyDialog({ onCopy, onClose }: CopyDialogProps) {
  return (
    <Dialog
      title="You are in. So is your post."
      words="It is in your history. Your browser wants to see you press this one yourself."
      onClose={onClose}
    >
      <button type="button" onClick={onCopy} className="button button-primary mt-6 w-full">
        <Copy size={18} /> Copy now
      </button>
      <DialogClose className="button button-quiet mt-2 w-full">Not now</DialogClose>
    </Dialog>
  );
}
