import { type ReactNode, startTransition, useOptimistic, useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { TAKE_OFF_FAILED, TAKEN_OFF } from '../../domain/posts/attachment.ts';
import { whatHappened } from '../../domain/posts/post.ts';
import { previewPath, type PreviewState } from '../../domain/posts/preview.ts';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { Boardroom } from '../../ui/boardroom.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Link } from '../../ui/links.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { WrittenBy } from '../writers/written-by.tsx';
import { HouseSection } from '../translator/house-section.tsx';
import { ReportCardView } from '../translator/report-card-view.tsx';
import type { Route } from './+types/preview-page';
import { CardVersions } from './card-tools.tsx';
import { PostActions } from './post-actions.tsx';
import { useCardName } from './card-name.ts';
import { KeepIt } from './keep-it.tsx';
import { EDITOR_ID, useEditing } from './post-editor.tsx';
import { ResultCard } from './result-card.tsx';
import { type Rewrite, useRegenerate } from './write-again.tsx';
import { PROFILE_SAVED } from '../../domain/sign-in/account-words.ts';
import { CARD_ID, NAME_ID, PICTURE_ID } from './result-words.ts';

const ProfileDialog = lazyPart(() =>
  import('./result-dialogs.tsx').then((part) => part.ProfileDialog),
);

type LoadedPost = Route.ComponentProps['loaderData'];
type ResultProps = { loaded: LoadedPost; mayGenerate: boolean };

const PROMPTED = { same: 'regenerate', up: 'crank up', down: 'tone down' } as const;

/** The result screen: the card, beside it the actions and the score, and below both the comments. */
export function Result({ loaded, mayGenerate }: ResultProps) {
  const { versions, opinions, typed } = loaded;
  const { preview, open } = useOpenVersion(loaded);
  const id = preview.generationId;
  const isLoaded = id === loaded.preview.generationId;
  const viewer = useViewer();
  const member = viewer.kind === 'member' ? viewer : null;
  const notify = useNotify();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const saveShown = useSaveShown(member !== null);
  const editing = useEditing(id);
  const naming = useCardName(preview, member);
  const editedField = editing.isOpen ? EDITOR_ID : naming.draft && NAME_ID;
  const [isProfileOpen, setIsProfileOpen] = useState(false);
  const prompt = useSignUpPrompt({
    isPlain: preview.isGrave,
    // No spaces in the URL.
    nextAfter: (action) => `/preview?generation=${id}&then=${action.replace(' ', '-')}`,
  });
  const onLimit = (rewrite: Rewrite) => prompt.show(PROMPTED[rewrite]);
  const rewriting = useRegenerate({ id, mayGenerate, onLimit, onWritten: open });
  const addPicture = () => (member ? void navigate(`/resources?for=${id}`) : prompt.show('attach'));
  const takeOff = useTakeOff(id);
  const replayPath = versions.find((version) => version.id === id)?.replayPath ?? null;
  // Those of another version come with it.
  const said = isLoaded ? opinions : null;
  return (
    <>
      {!preview.isGrave && <WhatHappened of={preview} />}
      <div className="mt-5 grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:mt-6 lg:grid-cols-[minmax(0,648px)_minmax(20rem,1fr)]">
        <div id={CARD_ID} tabIndex={-1} className="flex scroll-mt-4 flex-col lg:self-stretch">
          <Stage isPlain={preview.isGrave === true}>
            <ResultCard
              preview={preview}
              member={member}
              naming={naming}
              latest={versions.at(-1)?.id ?? id}
              editing={editing}
              onSaved={open}
            />
          </Stage>
          {preview.fallback && <WrittenBy by={preview} className="mt-3" />}
          <RemixedFrom postId={preview.remixOf} />
          <CardVersions
            generationId={id}
            versions={versions}
            onShow={(version) => {
              void open(version);
              saveShown(version);
            }}
          />
        </div>
        <ResultRail
          top={!member && <KeepIt preview={preview} mayGenerate={mayGenerate} />}
          below={said && <ReportCardView card={said.card} />}
        >
          <PostActions
            preview={preview}
            shared={isLoaded ? loaded.shared : null}
            replayPath={replayPath}
            running={rewriting.running}
            before={rewriting.before}
            editedField={editedField}
            onRewrite={rewriting.regenerate}
            onEdit={editing.open}
            onPicture={addPicture}
            onTakeOff={() => void takeOff()}
            onName={naming.open}
            onProfile={member && (() => setIsProfileOpen(true))}
            prompt={prompt.show}
          />
        </ResultRail>
        {said && (
          <div className="min-w-0 lg:col-span-2">
            <HouseSection key={preview.post} text={preview.post} first={said.section} isOwn />
          </div>
        )}
        {member && isProfileOpen && (
          <ProfileDialog
            generationId={id}
            face={preview.face}
            profile={preview.formData}
            typed={typed}
            member={member}
            onSaved={async () => {
              await revalidate();
              setIsProfileOpen(false);
              notify('good', PROFILE_SAVED);
            }}
            onClose={() => setIsProfileOpen(false)}
            onMissing={() => setIsProfileOpen(false)}
          />
        )}
        {prompt.element}
      </div>
    </>
  );
}

/** Removes the picture of the post. */
function useTakeOff(id: string) {
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  return async () => {
    const path = `/api/generations/${id}/attachment`;
    const { ok } = await requestJson(path, { method: 'DELETE' });
    if (!ok) return notify('bad', TAKE_OFF_FAILED);
    await revalidate();
    // The button that was pressed is gone.
    document.getElementById(PICTURE_ID)?.focus();
    notify('good', TAKEN_OFF);
  };
}

type RailProps = { top: ReactNode; below: ReactNode; children: ReactNode };

/** Beside the card, and with all of it in sight: the actions, which need script, and the score. */
function ResultRail({ top, below, children }: RailProps) {
  return (
    <div className="lg:self-stretch">
      <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-6">
        {top}
        <p className="hidden text-muted noscript:block">
          Changing, saving and sharing this post need JavaScript.
        </p>
        <div className="noscript:hidden">{children}</div>
        {below}
      </div>
    </div>
  );
}

function WhatHappened({ of: { formData } }: { of: PreviewState }) {
  const happened = whatHappened(formData);
  if (happened === null) return null;
  return (
    <p className="mt-2 break-words lg:mt-3 lg:text-lg">
      <span className="text-muted">What happened:</span> <bdi>{happened}</bdi>
    </p>
  );
}

/** What is around the card: nothing around something grave. */
function Stage({ isPlain, children }: { isPlain: boolean; children: ReactNode }) {
  return isPlain ? (
    <div className="max-w-[600px]">{children}</div>
  ) : (
    // As high as what is beside it.
    <Boardroom className="flex flex-1 flex-col" audience={['duck', 'mug', 'cactus', 'pigeon']}>
      {children}
    </Boardroom>
  );
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

/** The version on the page: that of the address. `open` shows another one at once, and then loads it. */
function useOpenVersion({ preview, versions }: LoadedPost) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [id, showNow] = useOptimistic(params.get('generation'));
  const open = async (next: string) => {
    const path = previewPath(next);
    // For a reload before it is loaded.
    window.history.replaceState(window.history.state, '', path);
    const arrival = navigate(path, {
      replace: true,
      state: { keepsFocus: true },
      preventScrollReset: true,
    });
    startTransition(async () => {
      showNow(next);
      await arrival;
    });
    await arrival;
  };
  const version = versions.find((one) => one.id === id);
  return { preview: version ? showing(preview, version) : preview, open };
}

function showing(preview: PreviewState, { id, text, humorLevel, writer, fallback }: PostVersion) {
  const formData = { ...preview.formData, humorLevel };
  return { ...preview, generationId: id, post: text, formData, writer, fallback };
}

/** Saves which version the post shows, one request after the other, so that the last choice wins. */
function useSaveShown(isMember: boolean): (id: string) => void {
  const notify = useNotify();
  const wanted = useRef<string>(undefined);
  const saving = useRef(Promise.resolve());
  const save = async (id: string) => {
    // Another one was chosen meanwhile.
    if (id !== wanted.current) return;
    // `keepalive` also sends it when the reader leaves the page right away.
    const options = { method: 'PUT', keepalive: true };
    const { ok } = await requestJson(`/api/generations/${id}/shown`, options);
    if (!ok && id === wanted.current) {
      notify('bad', 'The choice of version could not be saved. The versions are all there.');
    }
  };
  return (id) => {
    if (!isMember) return;
    wanted.current = id;
    saving.current = saving.current.then(() => save(id));
  };
}
