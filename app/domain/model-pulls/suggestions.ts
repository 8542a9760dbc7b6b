/**
 * A model of Ollama's library that writes well for its size. `size`: of its file, in bytes. `gguf`: the owner, repository
 * and name of a file of it at Hugging Face, for the model in the box.
 */
export type Suggestion = {
  model: string;
  name: string;
  size: number;
  words: string;
  gguf: string;
};

const GB = 1e9;

/** The best first. The sizes are those that the library gives. */
export const SUGGESTIONS: readonly Suggestion[] = [
  {
    model: 'gemma4:12b',
    name: 'Gemma 4 12B',
    gguf: 'ggml-org/gemma-4-12B-it-GGUF/gemma-4-12B-it-Q4_K_M.gguf',
    size: 7.6 * GB,
    words: 'The best of them. It wants a graphics card or a fast new machine.',
  },
  {
    model: 'gemma4:e4b',
    name: 'Gemma 4 E4B',
    gguf: 'ggml-org/gemma-4-E4B-it-GGUF/gemma-4-E4B-it-Q4_K_M.gguf',
    size: 9.6 * GB,
    words: 'A large file that writes as fast as a small one.',
  },
  {
    model: 'gemma3:4b',
    name: 'Gemma 3 4B',
    gguf: 'ggml-org/gemma-3-4b-it-GGUF/gemma-3-4b-it-Q4_K_M.gguf',
    size: 3.3 * GB,
    words: 'Good for its size. Without a graphics card a post takes about a minute.',
  },
  {
    model: 'llama3.2:3b',
    name: 'Llama 3.2 3B',
    gguf: 'bartowski/Llama-3.2-3B-Instruct-GGUF/Llama-3.2-3B-Instruct-Q4_K_M.gguf',
    size: 2 * GB,
    words: 'Smaller and faster, and not as funny.',
  },
  {
    model: 'gemma3:1b',
    name: 'Gemma 3 1B',
    gguf: 'ggml-org/gemma-3-1b-it-GGUF/gemma-3-1b-it-Q4_K_M.gguf',
    size: 0.8 * GB,
    words: 'For little memory. Try it before you let it write.',
  },
];

/** Measured: a model takes 2.0 to 2.9 times its file. */
export const MEMORY_PER_BYTE = 2.2;
const OFFERED = 3;

/** The best three that fit into so many bytes of free memory. */
export function fittingSuggestions(freeMemory: number): Suggestion[] {
  return SUGGESTIONS.filter(({ size }) => MEMORY_PER_BYTE * size <= freeMemory).slice(0, OFFERED);
}
