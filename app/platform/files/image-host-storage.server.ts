import { type Storage, StorageError, type StoredFile } from './storage.ts';

export type ImageHostSettings = {
  /** Where pictures are posted to. */
  url: string;
  preset: string;
  /** The origin that pictures are shown from. */
  delivery: string;
};

const TIMEOUT = 15_000;
const LONGEST_MESSAGE = 200;

/**
 * The image host of docs/product.md §7: takes a multipart form of file and upload_preset, answers with secure_url.
 * It deletes nothing without a secret of its own, so what is deleted here stays there, unlinked.
 */
export function imageHostStorage({ url, preset, delivery }: ImageHostSettings): Storage {
  return {
    usesKeys: false,
    async put(key, bytes, contentType) {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(bytes)], key, { type: contentType }));
      form.set('upload_preset', preset);
      const { answer, said } = await post(url, form);
      const place = said.secure_url;
      if (answer.ok && place !== undefined && isDelivered(place, delivery)) return place;
      throw new StorageError(`The image host answered ${answer.status}`, { shown: said.message });
    },
    async get(place) {
      if (!isDelivered(place, delivery)) return null;
      const answer = await reach(place, {});
      if (answer.status === 404) return null;
      if (!answer.ok) throw new StorageError(`The image host answered ${answer.status}`);
      return fileOf(answer);
    },
    delete: () => Promise.resolve(),
    url: (place) => (isDelivered(place, delivery) ? place : ''),
  };
}

async function post(url: string, body: FormData) {
  const answer = await reach(url, { method: 'POST', body });
  const said: unknown = await answer.json().catch(() => null);
  return { answer, said: readAnswer(said) };
}

// The host's words come under `message`, with some hosts under `error.message`.
function readAnswer(said: unknown): { secure_url?: string; message?: string } {
  const { secure_url, message, error } = (said ?? {}) as Record<string, unknown>;
  const words = message ?? (error as { message?: unknown } | null | undefined)?.message;
  return {
    ...(typeof secure_url === 'string' ? { secure_url } : {}),
    ...(typeof words === 'string' ? { message: words.slice(0, LONGEST_MESSAGE) } : {}),
  };
}

function fileOf({ body, headers }: Response): StoredFile | null {
  if (!body) return null;
  const size = Number(headers.get('content-length') ?? Number.NaN);
  return { body, size: Number.isSafeInteger(size) ? size : null };
}

// Nothing from elsewhere gets into our pages, whatever the host says.
function isDelivered(place: string, delivery: string): boolean {
  return URL.canParse(place) && new URL(place).origin === delivery;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    return await fetch(url, { ...init, signal, redirect: 'error' });
  } catch (error) {
    throw new StorageError('The image host cannot be reached', { cause: error });
  }
}
