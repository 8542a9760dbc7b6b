import { useEffect, useState } from 'react';
import { MAX_TEXT_LENGTH } from '../../../comedy/translate/voices.ts';
import { tooLong } from '../../domain/translator/translator-words.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';

/** `isLost`: the connection failed, so another try may be worth it. */
export type TextAnswer<Data> = {
  data: Data | null;
  error: string | null;
  isWaiting: boolean;
  isLost: boolean;
};

type Options<Data> = {
  path: string;
  body: { text: string };
  failed: string;
  /** The answer that came with the page, and its body. */
  given?: Pick<TextAnswer<Data>, 'data' | 'error'> & { body: { text: string } };
};

const NOTHING = { data: null, error: null, isWaiting: false, isLost: false };
const DEBOUNCE_MS = 250;

/**
 * POSTs `body` while its text is typed; a later request aborts the earlier one. After a lost connection it retries when
 * online. `isCurrent`: the answer belongs to the current text.
 */
export function useAnswer<Data>({ path, body, failed, given }: Options<Data>) {
  const [shown, setShown] = useState<TextAnswer<Data>>({ ...NOTHING, ...given });
  const content = contentOf(body);
  const [answered, setAnswered] = useState(given ? contentOf(given.body) : '');
  useEffect(() => {
    if (content === answered) return undefined;
    const json = JSON.parse(content) as { text: string };
    const controller = new AbortController();
    const { signal } = controller;
    const show = (next: Partial<TextAnswer<Data>>) => {
      setAnswered(content);
      setShown({ ...NOTHING, ...next });
    };
    const ask = async () => {
      const { length } = json.text;
      if (length === 0) return show({});
      if (length > MAX_TEXT_LENGTH) return show({ error: tooLong(length) });
      setShown((now) => ({ ...now, isWaiting: true }));
      const result = await requestJson<Data>(path, { method: 'POST', json, signal });
      if (signal.aborted) return;
      if (result.ok) return show({ data: result.data });
      const isLost = result.status === 0 || result.status >= 500;
      show({ error: result.title ?? failed, isLost });
    };
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [content, answered, path, failed]);
  const { isLost } = shown;
  useEffect(() => {
    if (!isLost) return undefined;
    const again = () => setAnswered('');
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isLost]);
  return { ...shown, isCurrent: content === answered, retry: () => setAnswered('') };
}

const contentOf = (body: { text: string }) => JSON.stringify({ ...body, text: body.text.trim() });
