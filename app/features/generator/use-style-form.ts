import {
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from 'react';
import type { PostStyle } from '../../../comedy/post-styles.ts';
import { isOriginField, readForm } from '../../domain/posts/form-values.ts';
import { previewState, type PreviewState } from '../../domain/posts/preview.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import type { Rejection } from '../../platform/http/generation-request.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { tabDrafts, useDraft } from './draft-storage.ts';
import {
  type FormParams,
  parseFormParams,
  readFormParams,
  serializeFormParams,
} from './form-params.ts';
import { useGeneration } from './generation.ts';
import { useOpenPost } from './use-open-post.ts';
import type { RefreshUsage } from './use-usage-refresh.ts';

type Options = {
  style: PostStyle;
  form: RefObject<HTMLFormElement | null>;
  values: Readonly<Record<string, string>> | null;
  mayGenerate: boolean;
  onLimit: () => void;
  onUsage: RefreshUsage;
};

/** The form of a style: draft, generation and errors (docs/product.md §4, Generator wizard). */
export function useStyleForm({ style, form, values, mayGenerate, onLimit, onUsage }: Options) {
  const { generation, rejection, clearRejection, open, send, isDetached } = useWriting(
    style,
    onUsage,
  );
  const error = findInvalidField(style, rejection);
  const { phase } = generation.state;
  const { typed, save } = useDraft(style.value, form, values);
  useReturnToForm({ form, phase, rejection, error, onLimit });
  useLeaving(phase === 'running', onUsage);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.current) return;
    const params = readFormParams(style, readForm(form.current));
    const content = serializeFormParams(params);
    const attempts = tabDrafts.attempts(style.value);
    // A guest may still see a post that was written but never shown.
    if (!mayGenerate && !attempts.isPending(content)) {
      onUsage('now');
      return onLimit();
    }
    send(params, attempts.keyFor(content));
  };
  return {
    typed,
    error,
    generation,
    /** The original post was removed: the next request is an independent post. */
    isDetached,
    submit,
    save: () => {
      save();
      clearRejection();
    },
    ...useUnshown({ style, mayGenerate, open, send }),
  };
}

/** Sends the form with its key, and stores the post until it is shown. */
function useWriting(style: PostStyle, onUsage: RefreshUsage) {
  const sent = useRef<{ params: FormParams; key: string }>(undefined);
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const [isDetached, detach] = useReducer(() => true, false);
  const openPost = useOpenPost(true);
  const open = async (post: PreviewState) => {
    if (!(await openPost(post))) generation.stop();
  };
  const generation = useGeneration({
    onWritten: (post) => {
      if (!sent.current) return;
      tabDrafts.saveWritten(style.value, previewState(sent.current.params, post));
    },
    onArrived: (post) => sent.current && void open(previewState(sent.current.params, post)),
    onRejected: (failure) => {
      // After a failure the same key may still lead to the post.
      if (failure.reason !== 'failed') {
        tabDrafts.attempts(style.value).drop(sent.current?.key ?? '');
      }
      setRejection(failure);
      if (failure.reason === 'refused' && isOriginField(failure.field)) detach();
      onUsage('now');
    },
  });
  const send = (params: FormParams, key: string) => {
    sent.current = { params, key };
    setRejection(null);
    void generation.start(params, key);
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

type Unshown = {
  style: PostStyle;
  mayGenerate: boolean;
  open: (post: PreviewState) => Promise<void>;
  send: (params: FormParams, key: string) => void;
};

/** A post of this form that was never shown, and how to open it. */
function useUnshown({ style, mayGenerate, open, send }: Unshown) {
  const isReady = useHydrated();
  const { written, attempt } = isReady ? tabDrafts.unshown(style.value) : NOTHING;
  const params = attempt && parseFormParams(style, attempt.content);
  // The free post is used and a request is pending: its key leads to the post.
  const isUnder = !mayGenerate && params !== null;
  return {
    isWritten: written !== null || isUnder,
    showWritten: () => {
      if (written) void open(written);
      else if (params && attempt) send(params, attempt.key);
    },
  };
}

const NOTHING = { written: null, attempt: null };

/** Leaving during a generation may have used the free post. */
function useLeaving(isRunning: boolean, onUsage: RefreshUsage): void {
  const leave = useEffectEvent(() => onUsage('soon'));
  useEffect(() => {
    if (!isRunning) return undefined;
    return () => leave();
  }, [isRunning]);
}

type InvalidField = { field: string; words: string };

function findInvalidField(style: PostStyle, rejection: Rejection | null): InvalidField | null {
  if (rejection?.reason !== 'refused') return null;
  const field = style.fields.find(({ name }) => name === rejection.field);
  return field ? { field: field.name, words: rejection.words } : null;
}

function wordsOf(rejection: Rejection): string {
  const own = 'words' in rejection ? rejection.words : undefined;
  return own ?? errorMessage('generation-failed');
}

type Return = {
  form: RefObject<HTMLFormElement | null>;
  phase: string;
  rejection: Rejection | null;
  error: InvalidField | null;
  onLimit: () => void;
};

/** When the form returns: focuses the invalid field or the button, and shows the error. */
function useReturnToForm({ form, phase, rejection, error, onLimit }: Return): void {
  const notify = useNotify();
  const returnToForm = useEffectEvent(() => {
    const control = error
      ? form.current?.elements.namedItem(error.field)
      : form.current?.querySelector('[type=submit]');
    if (control instanceof HTMLElement) control.focus();
    if (!rejection || error) return;
    if (rejection.reason === 'guest-limit') onLimit();
    else notify('bad', wordsOf(rejection));
  });
  useEffect(() => {
    if (phase === 'stopped' || rejection) returnToForm();
  }, [phase, rejection]);
}
