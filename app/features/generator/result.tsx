import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useViewer } from '../../ui/use-viewer.ts';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { SecondOpinions } from '../translator/second-opinions.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { CardTools } from './card-tools.tsx';
import { EditableCard } from './editable-card.tsx';
import { FallbackNote } from './fallback-note.tsx';
import { PostActions } from './post-actions.tsx';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { PROFILE_UPDATED } from './preview-words.ts';
import { useAttachment } from './use-attachment.ts';
import { useEditing } from './use-editing.ts';
import { useOpened } from './use-opened.ts';
import { type Rewrite, useRegenerate } from './use-regenerate.ts';
import { useShownVersion } from './use-shown-version.ts';
import { useVersions } from './use-versions.ts';

const ProfileDialog = lazyPart(() =>
  import('./profile-dialog.tsx').then((part) => part.ProfileDialog),
);

type Props = { given: PreviewState; mayGenerate: boolean };

const PROMPTED = { same: 'regenerate', up: 'crank up', down: 'tone down' } as const;

/**
 * The card on the left, what can be done with it on the right, what others make of it below; on a phone one after the
 * other.
 */
export function Result({ given, mayGenerate }: Props) {
  const { preview, open } = useOpened(given);
  const id = preview.generationId;
  const viewer = useViewer();
  const member = viewer.kind === 'member' ? viewer : null;
  const notify = useNotify();
  const versions = useVersions(preview);
  const keepShown = useShownVersion(member !== null);
  const editing = useEditing(id, member !== null);
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  const prompt = useSignUpPrompt({
    // An address that holds a space leads nowhere.
    nextAfter: (action) => `/preview?generation=${id}&then=${action.replace(' ', '-')}`,
  });
  const onLimit = (rewrite: Rewrite) => prompt.show(PROMPTED[rewrite]);
  const rewriting = useRegenerate({ preview, mayGenerate, onLimit, onWritten: open });
  const show = (version: PostVersion) => void open(stateOf(preview, version));
  const navigate = useNavigate();
  const { picture, takeOff } = useAttachment(preview, member !== null);
  const addPicture = () => (member ? void navigate(`/resources?for=${id}`) : prompt.show('attach'));
  const edit = () => (member ? editing.open() : prompt.show('edit'));
  return (
    <div className="mt-8 grid max-w-[600px] grid-cols-1 items-start gap-x-8 gap-y-4 lg:max-w-none lg:grid-cols-[minmax(0,600px)_minmax(20.5rem,1fr)] lg:grid-rows-[auto_1fr]">
      <div>
        <EditableCard
          preview={preview}
          photoUrl={member?.photoUrl ?? null}
          picture={picture}
          versions={versions}
          editing={editing}
          onSaved={show}
        />
        <FallbackNote reason={preview.fallback} />
        <RemixedFrom postId={preview.remixOf} />
        <CardTools
          generationId={id}
          versions={versions}
          editButton={editing.button}
          isEditing={editing.isOpen}
          onShow={(version) => {
            show(version);
            keepShown(version.id);
          }}
          onEdit={edit}
          hasPicture={picture !== null}
          onPicture={addPicture}
          onTakeOff={() => void takeOff()}
          isMember={member !== null}
        />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PostActions
          preview={preview}
          running={rewriting.running}
          isEditing={editing.isOpen}
          onRewrite={rewriting.regenerate}
          onEdit={edit}
          onPicture={addPicture}
          onProfile={member && (() => setIsProfileOpen(true))}
          prompt={prompt.show}
        />
      </div>
      {!preview.isGrave && <SecondOpinions text={preview.post} />}
      {member && isProfileOpen && (
        <ProfileDialog
          generationId={id}
          profile={preview.formData}
          member={member}
          onSaved={(profile) => {
            setIsProfileOpen(false);
            void open({ ...preview, formData: { ...preview.formData, ...profile } });
            notify('good', PROFILE_UPDATED);
          }}
          onClose={() => setIsProfileOpen(false)}
          onMissing={() => setIsProfileOpen(false)}
        />
      )}
      {prompt.element}
    </div>
  );
}

function stateOf(preview: PreviewState, version: PostVersion): PreviewState {
  const { id, text, humorLevel, fallback } = version;
  const { formData, remixOf, isGrave } = preview;
  return {
    post: text,
    formData: { ...formData, humorLevel },
    generationId: id,
    fallback,
    remixOf,
    isGrave,
  };
}

/** On the result screen: the post that this one makes worse. */
function RemixedFrom({ postId }: { postId: string | undefined }) {
  if (postId === undefined) return null;
  return (
    <p className="mt-3 text-sm text-muted">
      Remixed from{' '}
      <Link to={`/post/${postId}`} className="text-primary underline">
        a post in the community
      </Link>
      .
    </p>
  );
}
