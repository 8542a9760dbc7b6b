import { Download, RotateCcw } from 'lucide-react';
import { useViewer } from '../../ui/use-viewer.ts';
import { usePendingAction, useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { LOOK_TEXTS, lookParams } from '../../domain/cards/card-look.ts';
import { PictureDialog } from '../generator/picture-dialog.tsx';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { usePicture } from '../generator/use-picture.ts';
import { LookPanel } from './look-panel.tsx';
import { Stage } from './stage.tsx';
import { StudioCard } from './studio-card.tsx';
import { TAKE_PICTURE, WHOSE_NAME } from './studio-words.ts';
import { useLook } from './use-look.ts';
import { ViewBar } from './view-bar.tsx';

/** A post of the reader's own, dressed for any feed, and its picture as it is dressed. */
export function Studio({ post }: { post: PreviewState }) {
  const { generationId: id, formData } = post;
  const { profileName, profileBio, useProfilePicture } = formData;
  const viewer = useViewer();
  const member = viewer.kind === 'member' ? viewer : null;
  const studio = useLook(id, profileBio);
  const picture = usePicture(id, post.post, lookParams(studio.look).toString());
  const prompt = useSignUpPrompt();
  const take = () => {
    const wrong = LOOK_TEXTS.find((field) => studio.faults[field] !== undefined);
    if (!member) return prompt.show('download');
    if (wrong) return document.getElementById(`studio-${wrong}`)?.focus();
    return void picture.open('card');
  };
  usePendingAction('download', null, take);
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,650px)_minmax(22rem,1fr)]">
      <section aria-label="The card" className="grid min-w-0 grid-cols-1 gap-4 xl:sticky xl:top-8">
        <ViewBar look={studio.look} onSet={studio.set} />
        <Stage theme={studio.look.theme}>
          <StudioCard
            author={{ name: profileName, bio: profileBio }}
            photoUrl={useProfilePicture ? (member?.photoUrl ?? null) : null}
            text={post.post}
            picture={post.picture ?? null}
            look={studio.look}
          />
        </Stage>
      </section>
      <section aria-label="What it says" className="card p-5 sm:p-6">
        <LookPanel studio={studio} />
        <p className="mt-5 text-sm text-muted">{WHOSE_NAME}</p>
        <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
          <button
            type="button"
            aria-disabled={picture.isDrawing || undefined}
            onClick={take}
            className="button button-primary flex-1 whitespace-nowrap"
          >
            <Download aria-hidden size={18} /> {TAKE_PICTURE}
          </button>
          <button type="button" onClick={studio.reset} className="button button-plain grow">
            <RotateCcw aria-hidden size={18} /> Reset
          </button>
        </div>
      </section>
      <PictureDialog of={picture} />
      {prompt.element}
    </div>
  );
}
