import { useEffect, useRef } from 'react';
import type { PostStyle } from '../../../comedy/styles/post-styles.ts';
import type { ReusedForm } from '../../domain/posts/form-values.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { usePendingAction, useSignUpPrompt } from '../sign-in/sign-up-prompt.tsx';
import { FormField, HumorLevelField, PostOriginPart } from './form-fields.tsx';
import { postLines } from '../../domain/posts/post.ts';
import { useStyleForm } from './use-style-form.ts';
import { WritingPanel } from './writing-panel.tsx';

type StyleFormProps = {
  style: PostStyle;
  /** The form of an earlier post, or of what this one is written on, to begin with. */
  begun: ReusedForm | null;
  mayGenerate: boolean;
  onUsage: () => void;
  isFocused?: boolean;
};

/** The form of one style, and in its place the writing once it was sent. */
export function PostForm({
  style,
  begun,
  mayGenerate,
  onUsage,
  isFocused = false,
}: StyleFormProps) {
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
  useEffect(() => {
    // Not away from where a person already is.
    if (!isFocused || !document.activeElement?.matches('body, h1')) return;
    form.current?.querySelector<HTMLElement>('.field')?.focus();
  }, [isFocused]);
  return (
    <>
      {isRunning && (
        <WritingPanel
          lines={postLines(state.text).slice(0, state.shown)}
          arrived={arrived}
          before={state.before}
          by={state.post}
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
            error={(error?.field === field.name && error.words) || null}
          />
        ))}
        {style.asksHumorLevel && <HumorLevelField />}
        <button
          type="submit"
          disabled={!isReady}
          data-waking={isReady ? undefined : ''}
          aria-keyshortcuts="Control+Enter"
          className="button button-primary w-full text-lg"
        >
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
    </>
  );
}

type StopNoteProps = {
  wasStopped: boolean;
  isWritten: boolean;
  onShow: () => void;
};

/** One quiet line about what a stop, a reload or the way back left behind. */
function StopNote({ wasStopped, isWritten, onShow }: StopNoteProps) {
  return (
    <output className="block empty:absolute">
      {(wasStopped || isWritten) && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          <span>
            {isWritten ? 'Your post is written.' : 'Stopped. Your form is as you left it.'}
          </span>
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
