import type { AttachedPicture } from '../attachments/attachment.ts';
import { PostCard } from '../posts/post-card.tsx';
import type { PostVersion } from '../posts/version.ts';
import { PostEditor } from './post-editor.tsx';
import type { PreviewState } from './preview-state.ts';
import type { useEditing } from './use-editing.ts';
import type { Versions } from './use-versions.ts';

type Props = {
  preview: PreviewState;
  /** The member's own picture. */
  photoUrl: string | null;
  picture: AttachedPicture | null;
  versions: Versions;
  editing: ReturnType<typeof useEditing>;
  onSaved: (version: PostVersion) => void;
};

/** The card of the result screen, whose words can be changed in place. */
export function EditableCard({ preview, photoUrl, picture, versions, editing, onSaved }: Props) {
  const { generationId, post, formData } = preview;
  const { profileName, profileBio, useProfilePicture } = formData;
  return (
    <PostCard
      key={generationId}
      author={{ name: profileName, bio: profileBio }}
      photoUrl={useProfilePicture ? photoUrl : null}
      text={post}
      picture={picture}
      className="animate-slide"
      body={
        editing.isOpen ? (
          <PostEditor
            id={generationId}
            post={post}
            latest={versions.all.at(-1)?.id ?? generationId}
            onSaved={(version) => {
              editing.close();
              onSaved(version);
            }}
            onStale={() => void versions.reload()}
            onClose={editing.close}
          />
        ) : undefined
      }
    />
  );
}
