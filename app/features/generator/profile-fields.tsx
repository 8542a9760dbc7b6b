import { type FormEvent, useEffect, useState } from 'react';
import { MAX_BIO_LENGTH, MAX_NAME_LENGTH } from '../../domain/members/profile.ts';
import type { PublicMember } from '../../platform/http/viewer.ts';
import type { PostProfile } from '../../domain/posts/post.ts';
import {
  accountAuthor,
  cleanProfileEdit,
  type ProfileEdit,
  type ProfileError,
  profileError,
} from '../../domain/posts/profile-edit.ts';
import { Field, Switch } from '../../ui/form-controls.tsx';
import { NO_PICTURE } from './result-words.ts';
import { fetchTyped, saveProfile } from './save-profile.ts';

type Props = {
  generationId: string;
  profile: PostProfile;
  member: PublicMember;
  onSaved: (profile: PostProfile) => void;
};

/** The form of the dialog. What was typed stays when it is not taken. */
export function ProfileFields({ generationId, profile, member, onSaved }: Props) {
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
      const typed = await fetchTyped(generationId);
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
      <Field id="card-displayName" label="Display name" fault={classifyError('displayName')}>
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
      <Field id="card-bio" label="Bio" fault={classifyError('bio')}>
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
