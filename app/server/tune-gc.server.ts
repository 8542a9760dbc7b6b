import { setFlagsFromString } from 'node:v8';

const MAX_HEAP_GROWTH_PERCENT = 80;

/**
 * Makes V8 collect garbage when the heap has grown by 80 %, also in worker threads. By default the heap may triple before
 * that on a machine with free memory.
 */
export function tuneGc(): void {
  setFlagsFromString(`--heap-growing-percent=${MAX_HEAP_GROWTH_PERCENT}`);
}
