/** The page where an admin chooses who writes. */
export const WRITER_PAGE = '/admin/writer';

/** Programs that run models on the owner's machine, and the port where each listens when it is not told otherwise. */
export const ENGINE_PORTS = {
  Ollama: 11_434,
  'LM Studio': 1234,
  'llama-server': 8080,
  'Docker Model Runner': 12_434,
} as const;

/** Stands for the address of the model in the box in a choice: its port and key are noted in the data folder. */
export const IN_THE_BOX = 'broetry:local-model';

export type EngineName = keyof typeof ENGINE_PORTS;

/** Where an engine may listen. */
export type EnginePlace = { engine: EngineName; origin: string };

/** A model that an engine offers. `size` in bytes, where the engine says it. */
export type LocalModel = { model: string; size: number | null };

/** An engine that answers. `baseUrl` is for OPENAI_BASE_URL. */
export type FoundEngine = EnginePlace & { baseUrl: string; models: LocalModel[] };

declare module '../../platform/services.ts' {
  interface Services {
    /** Where models on this machine are looked for, and nowhere else. */
    enginePlaces: readonly EnginePlace[];
  }
}
