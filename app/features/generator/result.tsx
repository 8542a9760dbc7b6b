import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type AttachedPicture, TAKE_OFF_FAILED, TAKEN_OFF } from '../../domain/posts/attachment.ts';
import type { PostProfile } from '../../domain/posts/post.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { whatHappened } from '../../domain/posts/post.ts';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import type { HouseOpinions } from '../../domain/writing/house-opinions.server.ts';
import { fallbackWords, readFallback } from '../../platform/model/writer.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useViewer } from '../../ui/use-viewer.ts';
import { fetchAttachment, sendDetachment } from '../media-library/attachment-api.ts';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { HouseOpinionsView } from '../translator/house-opinions-view.tsx';
import { CardTools } from './card-tools.tsx';
import { PostActions } from './post-actions.tsx';
import { EditableCard, useEditing } from './post-editor.tsx';
import { previewPath, saveInHistory } from './post-history.ts';
import { PROFILE_UPDATED } from './preview-words.ts';
import { WHAT_HAPPENED } from './result-words.ts';
import { useShownVersion, useVersions } from './versions.ts';
import { type Rewrite, useRegenerate } from './write-again.tsx';

const ProfileDialog = lazyPart(() =>
  import('./result-dialogs.tsx').then((part) => part.ProfileDialog),
);

const DressSheet = lazyPart(() => import('./dress-sheet.tsx').then((part) => part.DressSheet));

type ResultProps = {
  given: PreviewState;
  opinions: HouseOpinions | null;
  mayGenerate: boolean;
};

const PROMPTED = { same: 'regenerate', up: 'crank up', down: 'tone down' } as const;

/** The result screen: the card, its actions beside it, and the opinions below. */
export function Result({ given, opinions, mayGenerate }: ResultProps) {
  const { preview, open } = useOpened(given);
  const id = preview.generationId;
  const viewer = useViewer();
  const member = viewer.kind === 'member' ? viewer : null;
  const notify = useNotify();
  const versions = useVersions(preview);
  const saveShown = useShownVersion(member !== null);
  const editing = useEditing(id);
  const [isDressing, setIsDressing] = useState(false);
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  const prompt = useSignUpPrompt({
    isPlain: preview.isGrave,
    // No spaces in the URL.
    nextAfter: (action) => `/preview?generation=${id}&then=${action.replace(' ', '-')}`,
  });
  const onLimit = (rewrite: Rewrite) => prompt.show(PROMPTED[rewrite]);
  const rewriting = useRegenerate({ preview, mayGenerate, onLimit, onWritten: open });
  const show = (version: PostVersion) => void open(stateOf(preview, version));
  const navigate = useNavigate();
  const { picture, takeOff } = useAttachment(preview, member !== null);
  const addPicture = () => (member ? void navigate(`/resources?for=${id}`) : prompt.show('attach'));
  const [namedId, setNamedId] = useState<string | null>(null);
  const named = (profile: PostProfile) => {
    setNamedId(id);
    void open({ ...preview, formData: { ...preview.formData, ...profile } });
  };
  return (
    <div className="mt-8 grid max-w-[600px] grid-cols-1 items-start gap-x-8 gap-y-4 lg:max-w-none lg:grid-cols-[minmax(0,600px)_minmax(20.5rem,1fr)] lg:grid-rows-[auto_1fr]">
      <div>
        {!preview.isGrave && <WhatHappened of={preview} />}
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
          onShow={(version) => {
            show(version);
            saveShown(version.id);
          }}
          isMember={member !== null}
        />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PostActions
          preview={preview}
          running={rewriting.running}
          isEditing={editing.isOpen}
          onRewrite={rewriting.regenerate}
          onDress={() => setIsDressing(true)}
          onPicture={addPicture}
          onProfile={member && (() => setIsProfileOpen(true))}
          isNamed={namedId === id}
          onNamed={named}
          prompt={prompt.show}
        />
      </div>
      {opinions && id === given.generationId && (
        <HouseOpinionsView text={preview.post} opinions={opinions} />
      )}
      {isDressing && (
        <DressSheet
          generationId={id}
          hasPicture={picture !== null}
          onEdit={editing.open}
          onPicture={addPicture}
          onTakeOff={() => void takeOff()}
          onClose={() => setIsDressing(false)}
          onMissing={() => setIsDressing(false)}
        />
      )}
      {member && isProfileOpen && (
        <ProfileDialog
          generationId={id}
          profile={preview.formData}
          member={member}
          onSaved={(profile) => {
            setIsProfileOpen(false);
            named(profile);
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

function WhatHappened({ of: { formData } }: { of: PreviewState }) {
  const happened = whatHappened(formData);
  if (happened === null) return null;
  return (
    <p className="mb-3 px-4 break-words sm:px-6">
      <span className="text-muted">{WHAT_HAPPENED}:</span> <bdi>{happened}</bdi>
    </p>
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

/** Says why the offline writer replaced the model. `reason` may come from the history state. */
function FallbackNote({ reason }: { reason: unknown }) {
  const known = readFallback(reason);
  return known ? (
    <p className="mt-3 px-4 text-sm text-muted sm:px-6">{fallbackWords(known)}</p>
  ) : null;
}

/** The version on the page. `open` shows another one at once; the history state follows. */
function useOpened(given: PreviewState) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState({ state: given, isAwaited: false });
  const isSettled = opened.isAwaited ? isSame(given, opened.state) : given !== opened.state;
  if (isSettled) setOpened({ state: given, isAwaited: false });
  const open = async (state: PreviewState) => {
    setOpened({ state, isAwaited: true });
    const next = { ...state, keepsFocus: true };
    await navigate(previewPath(state.generationId), {
      replace: true,
      state: saveInHistory(next),
      preventScrollReset: true,
    });
  };
  return { preview: opened.state, open };
}

function isSame(one: PreviewState, other: PreviewState): boolean {
  if (one.generationId !== other.generationId) return false;
  return JSON.stringify(one.formData) === JSON.stringify(other.formData);
}

/** The picture of the post, from the page data or else from the API. All versions share it. */
function useAttachment({ generationId, picture: sent }: PreviewState, isMember: boolean) {
  const notify = useNotify();
  const [known, setKnown] = useState<AttachedPicture | null>();
  const request = useRef<AbortController>(null);
  useEffect(() => {
    if (!isMember) return;
    const controller = new AbortController();
    request.current = controller;
    const { signal } = controller;
    void fetchAttachment(generationId, signal).then(
      (picture) => picture === undefined || signal.aborted || setKnown(picture),
    );
    return () => controller.abort();
  }, [generationId, isMember]);

  async function takeOff(): Promise<void> {
    if (!(await sendDetachment(generationId))) return notify('bad', TAKE_OFF_FAILED);
    // A response that left the server before the removal still has the picture.
    request.current?.abort();
    setKnown(null);
    notify('good', TAKEN_OFF);
  }
  const picture = isMember ? (known === undefined ? (sent ?? null) : known) : null;
  return { picture, takeOff };
}
