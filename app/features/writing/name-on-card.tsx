import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MAX_BIO_LENGTH, MAX_NAME_LENGTH } from '../../domain/members/profile.ts';
import type { PublicMember } from '../../domain/members/viewer.ts';
import { Switch, TextField } from '../../ui/form-controls.tsx';
import { PencilLine } from '../../ui/icons/icons.tsx';
import { FacePicker } from '../posts/face-picker.tsx';
import type { useCardName } from './card-name.ts';
import { EDIT_NAME, NAME_ID, PENCIL_ID, USE_MY_NAME } from './result-words.ts';

type NameProps = { naming: ReturnType<typeof useCardName> };

/**
 * In the corner of the card: 'Use my name' while it has the default one, and the pencil that edits name, headline and
 * face in place.
 */
export function NameTools({ naming }: NameProps) {
  return (
    <div className="name-tools">
      {!naming.draft && naming.isDefault && (
        <button
          type="button"
          aria-disabled={naming.isSaving || undefined}
          onClick={naming.useMine}
          className="button button-quiet text-sm"
        >
          {USE_MY_NAME}
        </button>
      )}
      <button
        id={PENCIL_ID}
        type="button"
        aria-label={EDIT_NAME}
        aria-expanded={naming.draft !== null}
        onClick={naming.draft ? naming.cancel : naming.open}
        className="button button-quiet menu-button"
      >
        <PencilLine />
      </button>
    </div>
  );
}

/** Below the name on the card: the fields of the pencil. */
export function NameFields({ naming, member }: NameProps & { member: PublicMember | null }) {
  const { draft, error, isSaving, change, cancel, save } = naming;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  if (!draft) return null;
  const close = () => {
    cancel();
    document.getElementById(PENCIL_ID)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const errorOf = (field: string) => (error?.field === field ? error.message : null);
  const isKnown = error?.field === 'displayName' || error?.field === 'bio';
  return (
    <form
      ref={form}
      noValidate
      aria-label={EDIT_NAME}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      className="mx-4 mb-5 grid grid-cols-1 gap-3 border-y border-line py-4 sm:mx-6"
    >
      <TextField
        id={NAME_ID}
        label="Name"
        dir="auto"
        onKeyDown={onKeyDown}
        maxLength={MAX_NAME_LENGTH}
        error={errorOf('displayName')}
        value={draft.displayName}
        onChange={(event) => change({ displayName: event.target.value })}
      />
      <TextField
        id="card-headline"
        label="Headline"
        dir="auto"
        onKeyDown={onKeyDown}
        maxLength={MAX_BIO_LENGTH}
        error={errorOf('bio')}
        value={draft.bio}
        onChange={(event) => change({ bio: event.target.value })}
      />
      {member?.photoUrl && (
        <Switch
          label="My picture"
          isOn={draft.useProfilePicture}
          onChange={(isOn) => change({ useProfilePicture: isOn })}
        />
      )}
      {member && !(member.photoUrl && draft.useProfilePicture) && (
        <FacePicker face={naming.face} chosen={draft.face} onChoose={(face) => change({ face })} />
      )}
      {error && !isKnown && (
        <p role="alert" className="text-sm font-medium text-bad">
          {error.message}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="submit"
          aria-disabled={isSaving || undefined}
          className="button button-primary"
        >
          Save
        </button>
        <button type="button" onClick={close} className="button button-plain">
          Cancel
        </button>
        <p className="text-sm text-muted">For this post and the next ones.</p>
      </div>
    </form>
  );
}
