import { existsSync } from 'node:fs';
import { z } from 'zod';
import { readBytes } from '../../platform/http/read-bytes.server.ts';
import {
  ENGINE_PORTS,
  type EngineName,
  type EnginePlace,
  type FoundEngine,
  type LocalModel,
} from './engines.ts';

const TIMEOUT_MS = 300;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** Files that Docker and Podman put into each container. */
const CONTAINER_MARKS = ['/.dockerenv', '/run/.containerenv'];

/** The usual ports on this machine, and on the machine of a container; without the port of this server. */
export function usualPlaces(ownPort: number): EnginePlace[] {
  const hosts = CONTAINER_MARKS.some((mark) => existsSync(mark))
    ? ['127.0.0.1', 'host.docker.internal']
    : ['127.0.0.1'];
  return hosts.flatMap((host) =>
    Object.entries(ENGINE_PORTS)
      .filter(([, port]) => port !== ownPort)
      .map(([engine, port]) => ({
        engine: engine as EngineName,
        origin: `http://${host}:${port}`,
      })),
  );
}

/** The origin of the Ollama whose models are at a base address, or null for another engine. */
export function ollamaAt(
  places: readonly EnginePlace[],
  baseUrl: string | undefined,
): string | null {
  const { basePath } = ENGINES.Ollama;
  const found = places.find(
    ({ engine, origin }) => engine === 'Ollama' && baseUrl === origin + basePath,
  );
  return found?.origin ?? null;
}

/** The engines that answer at these places, with the models that can write. Asks nothing of a model. Never throws. */
export async function findEngines(places: readonly EnginePlace[]): Promise<FoundEngine[]> {
  const found = await Promise.all(places.map((place) => findEngine(place)));
  return found.filter((engine) => engine !== null);
}

async function findEngine(place: EnginePlace): Promise<FoundEngine | null> {
  const { basePath, lists } = ENGINES[place.engine];
  const baseUrl = place.origin + basePath;
  for (const { path, read } of lists) {
    const listed = read(await ask(place.origin + path));
    if (!listed) continue;
    const models = listed.filter(canWrite).map(({ model, size }) => ({ model, size }));
    return { ...place, baseUrl, models };
  }
  return null;
}

/** The JSON at an address, or null. Follows no redirect, and waits and reads no longer than an engine needs. */
async function ask(address: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { signal, redirect: 'error' });
    if (!response.ok || response.body === null) return null;
    const bytes = await readBytes(response.body, MAX_ANSWER_BYTES, () => true);
    if (typeof bytes !== 'string') return JSON.parse(bytes.toString());
    await response.body.cancel();
    return null;
  } catch {
    return null;
  }
}

/** A model as an engine lists it. */
type Listed = LocalModel & { isOther?: boolean };

/** A list of models at a path. `read` gives null for the answer of another program. */
type List = { path: string; read: (answer: unknown) => Listed[] | null };

function list<Answer>(
  path: string,
  schema: z.ZodType<Answer>,
  modelsOf: (answer: Answer) => Listed[],
): List {
  return {
    path,
    read: (answer) => {
      const { data } = schema.safeParse(answer);
      return data === undefined ? null : modelsOf(data);
    },
  };
}

const bytes = z.number().nonnegative();

const OLLAMA = list(
  '/api/tags',
  z.object({
    models: z.array(
      z.object({
        name: z.string(),
        size: bytes,
        remote_host: z.string().optional(),
        details: z.object({ family: z.string().nullish() }).nullish(),
      }),
    ),
  }),
  ({ models }) =>
    models.map(({ name, size, remote_host: remote, details }) => ({
      model: name,
      size,
      isOther: Boolean(remote) || /bert/i.test(details?.family ?? ''),
    })),
);

const LM_STUDIO = list(
  '/api/v1/models',
  z.object({
    models: z.array(z.object({ key: z.string(), type: z.string(), size_bytes: bytes.nullish() })),
  }),
  ({ models }) =>
    models.map(({ key, type, size_bytes: size }) => ({
      model: key,
      size: size ?? null,
      isOther: type !== 'llm',
    })),
);

const OLDER_LM_STUDIO = list(
  '/api/v0/models',
  z.object({ data: z.array(z.object({ id: z.string(), type: z.string() })) }),
  ({ data }) =>
    data.map(({ id, type }) => ({
      model: id,
      size: null,
      isOther: !['llm', 'vlm'].includes(type),
    })),
);

const LLAMA_SERVER = list(
  '/v1/models',
  z.object({
    data: z.array(
      z.object({
        id: z.string(),
        // Many other programs listen at this port.
        owned_by: z.literal('llamacpp'),
        meta: z.object({ size: bytes.optional() }).nullish(),
      }),
    ),
  }),
  ({ data }) => data.map(({ id, meta }) => ({ model: id, size: meta?.size ?? null })),
);

const DOCKER = list(
  '/models',
  z.array(
    z.object({
      tags: z.array(z.string()),
      config: z.object({ size: z.string().optional() }).nullish(),
    }),
  ),
  (models) =>
    models.flatMap(({ tags, config }) =>
      tags.slice(0, 1).map((model) => ({ model, size: bytesOf(config?.size ?? '') })),
    ),
);

const UNITS: Readonly<Record<string, number>> = {
  MB: 1e6,
  GB: 1e9,
  MiB: 1024 ** 2,
  GiB: 1024 ** 3,
};

/** Reads a size such as "2.31 GiB". */
function bytesOf(text: string): number | null {
  const [, count = '', unit = ''] = /^([\d.]+) ?([MG]i?B)$/.exec(text.trim()) ?? [];
  return count === '' ? null : Math.round(Number(count) * (UNITS[unit] ?? 0));
}

const ENGINES: Readonly<Record<EngineName, { basePath: string; lists: readonly List[] }>> = {
  Ollama: { basePath: '/v1', lists: [OLLAMA] },
  'LM Studio': { basePath: '/v1', lists: [LM_STUDIO, OLDER_LM_STUDIO] },
  'llama-server': { basePath: '/v1', lists: [LLAMA_SERVER] },
  'Docker Model Runner': { basePath: '/engines/v1', lists: [DOCKER] },
};

/** A name that can be shown and sent, such as llama3.2:latest or ai/gemma3. */
const NAME = /^[\w./:@+-]{1,200}$/;
/** Of a model that a provider runs elsewhere: texts would leave this machine. */
const CLOUD = /[-:]cloud$/i;
const EMBEDDING = /embed|minilm|rerank|(?:^|[/:-])(?:bge|gte|e5)-/i;
/** A smaller file is no model: what stands for one that runs elsewhere has a few bytes. */
const MIN_SIZE = 1_000_000;

function canWrite({ model, size, isOther = false }: Listed): boolean {
  if (isOther || CLOUD.test(model) || EMBEDDING.test(model) || !NAME.test(model)) return false;
  return size === null || size >= MIN_SIZE;
}
