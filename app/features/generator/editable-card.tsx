import type { AttachedPicture } from '../../domain/posts/attachment.ts';
import { PostCard } from '../post/post-card.tsx';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { PostEditor } from './post-editor.tsx';
import type { PreviewState } from '../../domain/posts/preview.ts';
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
