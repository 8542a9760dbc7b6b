import type { Incidents } from './incident.ts';
import { MODEL_INCIDENTS } from './incidents-of-models.ts';
import { PROCESS_INCIDENTS } from './incidents-of-processes.ts';
import { READER_INCIDENTS } from './incidents-of-readers.ts';
import { STORE_INCIDENTS } from './incidents-of-stores.ts';

/** One for each alert and each fault at least, all of them real. */
export const INCIDENTS: Incidents = {
  ...MODEL_INCIDENTS,
  ...STORE_INCIDENTS,
  ...READER_INCIDENTS,
  ...PROCESS_INCIDENTS,
};
