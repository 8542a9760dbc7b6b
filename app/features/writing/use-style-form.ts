import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { PostStyle } from '../../../comedy/styles/post-styles.ts';
import { isOriginField, readFormValues } from '../../domain/posts/form-values.ts';
import { previewPath } from '../../domain/posts/preview.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import type { GenerationRejection } from '../http/request-generation.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { tabDrafts, useDraft } from './draft-storage.ts';
import { readFormParams } from './form-params.ts';
import { type GenerationBody, useGeneration } from './generation.ts';

type Options = {
  style: PostStyle;
  form: RefObject<HTMLFormElement | null>;
  values: Readonly<Record<string, string>> | null;
  mayGenerate: boolean;
  onLimit: () => void;
  onUsage: () => void;
};

/** The form of a style: draft, generation and errors (docs/product.md §4, Generator wizard). */
export function useStyleForm({ style, form, values, mayGenerate, onLimit, onUsage }: Options) {
  const { generation, rejection, clearRejection, open, send, isDetached } = useWriting(style);
  const isReady = useHydrated();
  const isOfField = style.fields.some(({ name }) => name === rejection?.field);
  const error = isOfField ? rejection : null;
  const { phase } = generation.state;
  const { typed, save } = useDraft(style.value, form, values);
  useReturnToForm({ form, phase, rejection, error, onLimit });
  useLeaving(phase === 'running', onUsage);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const params = readFormParams(style, readFormValues(form.current));
    const content = JSON.stringify(params);
    const attempts = tabDrafts.attempts(style.value);
    // A guest may still see a post that was written but never shown.
    if (!mayGenerate && !attempts.isPending(content)) {
      onUsage();
      return onLimit();
    }
    void send(params, attempts.keyFor(content));
  };
  const { writtenId, attempt } = isReady ? tabDrafts.unshown(style.value) : NOTHING;
  return {
    typed,
    error,
    generation,
    isDetached,
    submit,
    save: () => {
      save();
      clearRejection();
    },
    /** A post of this form was never shown. Where the free post is used, the key of the last request leads to it. */
    isWritten: writtenId !== null || (attempt !== null && !mayGenerate),
    showWritten: () => {
      if (writtenId !== null) void open(writtenId);
      else if (attempt) void send(JSON.parse(attempt.content) as GenerationBody, attempt.key);
    },
  };
}

const NOTHING = { writtenId: null, attempt: null };

/** Sends the form with its key, and stores the post until it is shown. */
function useWriting(style: PostStyle) {
  const navigate = useNavigate();
  const [rejection, setRejection] = useState<GenerationRejection | null>(null);
  // The original post was removed: the next request is an independent post.
  const [isDetached, detach] = useReducer(() => true, false);
  const generation = useGeneration(({ id }) => void open(id));
  async function open(id: string): Promise<void> {
    await navigate(previewPath(id));
    // Without a connection the page stays: its form offers the post.
    generation.stop();
  }
  const send = async (body: GenerationBody, key: string) => {
    setRejection(null);
    const result = await generation.start(body, key);
    if (!result) return;
    if (result.ok) return tabDrafts.saveWritten(style.value, result.post.id);
    // After a failure the same key may still lead to the post.
    if (result.reason !== 'failed') tabDrafts.attempts(style.value).drop(key);
    if (isOriginField(result.field)) detach();
    setRejection(result);
  };
  return {
    generation,
    rejection,
    clearRejection: () => setRejection(null),
    open,
    send,
    isDetached,
  };
}

/** Leaving during a generation may have used the free post. */
function useLeaving(isRunning: boolean, onUsage: () => void): void {
  const leave = useEffectEvent(onUsage);
  useEffect(() => {
    if (!isRunning) return undefined;
    return () => leave();
  }, [isRunning]);
}

type Return = {
  form: RefObject<HTMLFormElement | null>;
  phase: string;
  rejection: GenerationRejection | null;
  /** The rejection, when it concerns a field of the form. */
  error: GenerationRejection | null;
  onLimit: () => void;
};

/** When the form returns: focuses the invalid field or the button, and shows the error. */
function useReturnToForm({ form, phase, rejection, error, onLimit }: Return): void {
  const notify = useNotify();
  const returnToForm = useEffectEvent(() => {
    const control = error?.field
      ? form.current?.elements.namedItem(error.field)
      : form.current?.querySelector('[type=submit]');
    if (control instanceof HTMLElement) control.focus();
    if (!rejection || error) return;
    if (rejection.reason === 'guest-limit') onLimit();
    else notify('bad', rejection.words ?? errorMessage('generation-failed'));
  });
  useEffect(() => {
    if (phase === 'stopped' || rejection) returnToForm();
  }, [phase, rejection]);
}
