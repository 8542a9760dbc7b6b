import type { PublicMember } from '../../domain/members/viewer.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { writerWords } from '../../domain/writers/writer.ts';
import { CrossFade } from '../../ui/cross-fade.tsx';
import { PostCard, PostText } from '../posts/post-card.tsx';
import type { useCardName } from './card-name.ts';
import { NameFields, NameTools } from './name-on-card.tsx';
import { PostEditor, type useEditing } from './post-editor.tsx';

type ResultCardProps = {
  preview: PreviewState;
  member: PublicMember | null;
  naming: ReturnType<typeof useCardName>;
  /** The newest version. */
  latest: string;
  editing: ReturnType<typeof useEditing>;
  onSaved: (id: string) => Promise<void>;
};

/** The card of the result screen. It stays where it is while its words change. */
export function ResultCard({ preview, member, naming, latest, editing, onSaved }: ResultCardProps) {
  const { generationId, post, picture = null, fallback } = preview;
  return (
    <PostCard
      author={naming.author}
      photoUrl={naming.photoUrl}
      face={naming.face}
      writer={(fallback === undefined && writerWords(preview)) || undefined}
      text={post}
      picture={picture}
      className="animate-slide"
      menu={<NameTools naming={naming} />}
      body={
        <div>
          {naming.draft && <NameFields naming={naming} member={member} />}
          {editing.isOpen ? (
            <PostEditor
              key={generationId}
              {...{ id: generationId, post, latest, onSaved, onClose: editing.close }}
            />
          ) : (
            <CrossFade name={generationId}>
              <PostText text={post} foldedTo={undefined} />
            </CrossFade>
          )}
        </div>
      }
    />
  );
}
