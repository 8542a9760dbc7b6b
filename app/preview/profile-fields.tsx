import { type FormEvent, type ReactNode, useState } from 'react';
import { MOST_BIO, MOST_NAME } from '../account/parse-profile.ts';
import type { PublicMember } from '../auth/public-viewer.ts';
import type { PostProfile } from '../posts/form-data.ts';
import {
  accountAuthor,
  cleanProfileEdit,
  type ProfileEdit,
  type ProfileFault,
  profileFault,
} from '../posts/profile-edit.ts';
import { NO_PICTURE } from './result-words.ts';
import { saveProfile } from './save-profile.ts';

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
  const [fault, setFault] = useState<ProfileFault | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const change = (changed: Partial<ProfileEdit>) => {
    setEdit({ ...edit, ...changed });
    setFault(null);
  };
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving) return;
    const clean = cleanProfileEdit(edit);
    const wrong = profileFault(clean);
    if (wrong) return setFault(wrong);
    setIsSaving(true);
    const saved = await saveProfile(generationId, clean);
    setIsSaving(false);
    if (saved.ok) onSaved(saved.profile);
    else setFault(saved.fault);
  }
  const shown = edit.useAccountData ? account : { name: edit.displayName, bio: edit.bio };
  const isFixed = edit.useAccountData;
  const fixed = isFixed ? 'opacity-70' : '';
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-4 grid grid-cols-1 gap-4">
      <Text name="displayName" label="Display name" fault={fault}>
        {(props) => (
          <input
            {...props}
            required
            readOnly={isFixed}
            maxLength={MOST_NAME}
            dir="auto"
            value={shown.name}
            onChange={(event) => change({ displayName: event.target.value })}
            className={`field ${fixed}`}
          />
        )}
      </Text>
      <Text name="bio" label="Bio" fault={fault}>
        {(props) => (
          <textarea
            {...props}
            required
            readOnly={isFixed}
            rows={3}
            maxLength={MOST_BIO}
            dir="auto"
            value={shown.bio}
            onChange={(event) => change({ bio: event.target.value })}
            className={`field ${fixed}`}
          />
        )}
      </Text>
      <Choice
        label="Use account data"
        isOn={isFixed}
        onChange={(isOn) => change({ useAccountData: isOn })}
      />
      <Choice
        label="Use profile picture"
        hint={member.photoUrl === null ? NO_PICTURE : undefined}
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

type TextProps = {
  name: 'displayName' | 'bio';
  label: string;
  fault: ProfileFault | null;
  children: (props: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
};

function Text({ name, label, fault, children }: TextProps) {
  const id = `card-${name}`;
  const isWrong = fault?.field === name;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': isWrong ? `${id}-fault` : undefined,
        'aria-invalid': isWrong ? true : undefined,
      })}
      {isWrong && (
        <p id={`${id}-fault`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {fault.message}
        </p>
      )}
    </div>
  );
}

type ChoiceProps = {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

function Choice({ label, hint, isOn, onChange }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-primary"
      />
      <span>
        <span className="font-semibold">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
