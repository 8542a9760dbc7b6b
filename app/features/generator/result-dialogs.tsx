import { Copy } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { MAX_BIO_LENGTH, MAX_NAME_LENGTH } from '../../domain/members/profile.ts';
import type { PostProfile } from '../../domain/posts/post.ts';
import {
  accountAuthor,
  cleanProfileEdit,
  type ProfileEdit,
  profileError,
  type ProfileError,
  type TypedProfile,
} from '../../domain/posts/profile-edit.ts';
import type { PublicMember } from '../../platform/http/viewer.ts';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Field, Switch } from '../../ui/form-controls.tsx';
import { EDIT_PROFILE, NO_PICTURE, PROFILE_FAILED } from './result-words.ts';

type ProfileDialogProps = {
  generationId: string;
  profile: PostProfile;
  member: PublicMember;
  onSaved: (profile: PostProfile) => void;
  onClose: () => void;
};

/** Whom the card says the post is by: docs/product.md §2, Post result screen, Edit Profile. */
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

type ProfileFieldsProps = {
  generationId: string;
  profile: PostProfile;
  member: PublicMember;
  onSaved: (profile: PostProfile) => void;
};

/** The form of the dialog. What was typed stays when it is not taken. */
export function ProfileFields({ generationId, profile, member, onSaved }: ProfileFieldsProps) {
  const account = accountAuthor(member);
  const [edit, setEdit] = useState<ProfileEdit>(() => editOf(profile, account));
  const [fault, setFault] = useState<ProfileError | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // Only the server knows what the switch brings back.
  const { name, bio } = account;
  const isOfAccount = profile.profileName === name && profile.profileBio === bio;
  useEffect(() => {
    let isThere = isOfAccount;
    const bringBack = async () => {
      const typed = await fetchTypedProfile(generationId);
      if (!isThere || !typed) return;
      // What is typed meanwhile stays.
      setEdit((now) => (now.displayName === name && now.bio === bio ? { ...now, ...typed } : now));
    };
    if (isOfAccount) void bringBack();
    return () => {
      isThere = false;
    };
  }, [generationId, isOfAccount, name, bio]);
  const change = (changed: Partial<ProfileEdit>) => {
    setEdit({ ...edit, ...changed });
    setFault(null);
  };
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const clean = cleanProfileEdit(edit);
    const wrong = profileError(clean);
    if (wrong) return setFault(wrong);
    setIsSaving(true);
    const saved = await saveProfile(generationId, clean);
    setIsSaving(false);
    if (saved.ok) onSaved(saved.profile);
    else setFault(saved.fault);
  }
  const classifyError = (name: 'displayName' | 'bio') =>
    fault?.field === name ? fault.message : null;
  const shown = edit.useAccountData ? account : { name: edit.displayName, bio: edit.bio };
  const isFixed = edit.useAccountData;
  const fixed = isFixed ? 'opacity-70' : '';
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-4 grid grid-cols-1 gap-4">
      <Field id="card-displayName" label="Display name" error={classifyError('displayName')}>
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
      <Field id="card-bio" label="Bio" error={classifyError('bio')}>
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
              <span className="block text-sm text-muted">{NO_PICTURE}</span>
            )}
          </>
        }
        isOn={edit.useProfilePicture}
        onChange={(isOn) => change({ useProfilePicture: isOn })}
      />
      {fault?.field === null && (
        <p role="alert" className="text-sm font-medium text-bad">
          {fault.message}
        </p>
      )}
      <button type="submit" aria-disabled={isSaving || undefined} className="button button-primary">
        {isSaving ? 'Saving …' : 'Save'}
      </button>
    </form>
  );
}

function editOf(profile: PostProfile, account: { name: string; bio: string }): ProfileEdit {
  const { profileName: displayName, profileBio: bio, useProfilePicture } = profile;
  const useAccountData = displayName === account.name && bio === account.bio;
  return { displayName, bio, useAccountData, useProfilePicture };
}

function Bold({ children }: { children: string }) {
  return <span className="font-semibold">{children}</span>;
}

/** What came of it: what the card says now, or what is wrong. */
export type SavedProfile = { ok: true; profile: PostProfile } | { ok: false; fault: ProfileError };

/** Sends an edit of the profile of a post. Never throws. */
export async function saveProfile(generationId: string, edit: ProfileEdit): Promise<SavedProfile> {
  try {
    const response = await fetch(`/api/generations/${generationId}/profile`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(edit),
    });
    if (response.ok) return { ok: true, profile: (await response.json()) as PostProfile };
    const { title, field } = (await response.json()) as { title: string; field?: string };
    const named = field === 'displayName' || field === 'bio' ? field : null;
    return { ok: false, fault: { field: named, message: title } };
  } catch {
    return { ok: false, fault: { field: null, message: PROFILE_FAILED } };
  }
}

/** What the member typed last, also while the card shows the account's data. Null when it cannot be had. */
export async function fetchTypedProfile(generationId: string): Promise<TypedProfile | null> {
  try {
    const response = await fetch(`/api/generations/${generationId}/profile`);
    return response.ok ? ((await response.json()) as TypedProfile) : null;
  } catch {
    return null;
  }
}

type CopyDialogProps = { isOpen: boolean; onCopy: () => void; onClose: () => void };

/** One button, for browsers that want to see it pressed before they let a page write to the clipboard. */
export function CopyDialog({ isOpen, onCopy, onClose }: CopyDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="You are in. So is your post."
      words="It is in your history. Your browser wants to see you press this one yourself."
      onClose={onClose}
    >
      <button type="button" onClick={onCopy} className="button button-primary mt-6 w-full">
        <Copy aria-hidden size={18} /> Copy now
      </button>
      <DialogClose className="button button-quiet mt-2 w-full">Not now</DialogClose>
    </Dialog>
  );
}
