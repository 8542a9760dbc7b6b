import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { engineFolder, readInstalled } from './engine-folder.server.ts';
import { loadEngine } from './llama-engine.server.ts';
import { ENDING, serveModel } from './serve-model.server.ts';

// The process of the model in the box, started by the server. A crash of native code ends this one alone.

/** Its memory is free for other programs while there is nothing to write. */
const IDLE_MS = 10 * MINUTE_MS;

// Requests of the site go before the threads of the engine.
setPriority(constants.priority.PRIORITY_LOW);
// The server has ended, however it did.
process.once('disconnect', () => process.exit());

const { LOCAL_MODEL_KEY: key = '', LOCAL_MODEL_IDLE_MS: idle } = process.env;
const [dataDir = ''] = process.argv.slice(2);
const installed = readInstalled(dataDir);
if (installed?.key !== key) throw new Error('The installed model is another one.');
const folder = engineFolder(dataDir);
await serveModel({
  ...installed,
  write: await loadEngine(folder, join(folder, installed.file)),
  idle: { after: Number(idle ?? IDLE_MS), end: () => process.send?.(ENDING, () => process.exit()) },
});
process.send?.('ready');
