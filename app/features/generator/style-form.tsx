import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PostStyle } from '../../../comedy/post-styles.ts';
import type { ReusedForm } from '../../domain/posts/form-values.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { BackLink } from '../../ui/page-header.tsx';
import { usePendingAction, useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { FormField, HumorLevelField, PostOriginPart } from './form-fields.tsx';
import { revealedLines } from './generation.ts';
import { STOPPED, STOPPED_WRITTEN } from './generator-words.ts';
import { useStyleForm } from './use-style-form.ts';
import type { RefreshUsage } from './use-usage-refresh.ts';
import { WritingPanel } from './writing-panel.tsx';

type StyleFormProps = {
  style: PostStyle;
  /** The form of an earlier post, or of what this one is written on, to begin with. */
  begun: ReusedForm | null;
  mayGenerate: boolean;
  /** A free use may have gone, or come back. */
  onUsage: RefreshUsage;
};

/** Step 2: the form of one style, and in its place the writing once it was sent. */
export function StyleForm({ style, begun, mayGenerate, onUsage }: StyleFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const prompt = useSignUpPrompt();
  const isReady = useHydrated();
  const { typed, error, generation, submit, save, isWritten, showWritten, isDetached } =
    useStyleForm({
      style,
      form,
      // Without reused values the draft stays.
      values: begun && Object.keys(begun.values).length > 0 ? begun.values : null,
      mayGenerate,
      onLimit: () => prompt.show('generate'),
      onUsage,
    });
  usePendingAction('generate', null, () => form.current?.requestSubmit());
  const { state, arrived } = generation;
  const isRunning = state.phase === 'running';
  return (
    <FormFrame style={style}>
      {isRunning && (
        <WritingPanel
          lines={revealedLines(state.text, state.shown)}
          arrived={arrived}
          fallback={state.post?.fallback}
          onStop={generation.stop}
          onSkip={generation.skip}
        />
      )}
      <form
        ref={form}
        hidden={isRunning}
        className="card grid grid-cols-1 gap-6 p-5 sm:p-8"
        onInput={save}
        onSubmit={submit}
      >
        {begun?.on && <PostOriginPart on={begun.on} style={style} isDetached={isDetached} />}
        {style.fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            length={typed[field.name]?.length ?? 0}
            error={error?.field === field.name ? error.words : null}
          />
        ))}
        {style.asksHumorLevel && <HumorLevelField />}
        <button type="submit" disabled={!isReady} className="button button-primary w-full text-lg">
          Generate Post
        </button>
        <noscript>
          <p className="text-sm text-muted">Writing a post needs JavaScript. The rest does not.</p>
        </noscript>
        <StopNote
          wasStopped={state.phase === 'stopped'}
          isWritten={isWritten}
          onShow={showWritten}
        />
      </form>
      <p aria-live="polite" className="sr-only">
        {arrived && state.post?.text}
      </p>
      {prompt.element}
    </FormFrame>
  );
}

/** The frame of step 2: back link, name and sample of the style. */
function FormFrame({ style, children }: { style: PostStyle; children: ReactNode }) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,680px)_minmax(0,1fr)]">
      <div>
        <BackToMenu />
        <p className="eyebrow mt-4">Step 2 of 2</p>
        <h1 tabIndex={-1} className="mt-1 text-2xl md:text-3xl">
          {style.label}
        </h1>
        <p className="mt-3 mb-8 text-lg text-muted">{style.promise}</p>
        {children}
      </div>
      <aside aria-label="How it sounds" className="hidden pt-36 lg:block">
        <p aria-hidden className="h-10 font-display text-4xl leading-none text-accent">
          “
        </p>
        <p className="font-display text-2xl leading-snug text-balance">{style.sample}</p>
      </aside>
    </div>
  );
}

function BackToMenu() {
  const navigate = useNavigate();
  const location = useLocation();
  const cameFromMenu = (location.state as { fromMenu?: boolean } | null)?.fromMenu === true;
  // The menu is the page before this one: going back to it leaves no second copy in the history.
  const goBack = (click: MouseEvent) => {
    if (!cameFromMenu) return;
    click.preventDefault();
    void navigate(-1);
  };
  return (
    <BackLink to="/generator" onClick={goBack}>
      Back
    </BackLink>
  );
}

type StopNoteProps = {
  wasStopped: boolean;
  /** There is a post that was never shown. */
  isWritten: boolean;
  onShow: () => void;
};

/** One quiet line about what a stop, a reload or the way back left behind. */
function StopNote({ wasStopped, isWritten, onShow }: StopNoteProps) {
  return (
    <output className="block empty:absolute">
      {(wasStopped || isWritten) && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {isWritten ? STOPPED_WRITTEN : STOPPED}
          {isWritten && (
            <button type="button" className="button button-plain" onClick={onShow}>
              Show it
            </button>
          )}
        </p>
      )}
    </output>
  );
}
