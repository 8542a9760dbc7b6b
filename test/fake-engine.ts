import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { engineFolder, noteInstalled } from '../app/domain/local-model/engine-folder.server.ts';

/** The product starts this as it starts node-llama-cpp. Its model does what a line of the prompt says. */
const PACKAGE = `
import { appendFileSync } from 'node:fs';
const note = (line) => appendFileSync(new URL('../../../notes', import.meta.url), line + '\\n');
export async function getLlama(options) {
  note(JSON.stringify(options));
  return { loadModel: async ({ modelPath }) => {
    if (modelPath.includes('too-large')) throw new Error('not enough memory for it');
    return { createContext: async () => ({ getSequence: () => ({}) }) };
  } };
}
export class LlamaChatSession {
  constructor({ systemPrompt }) { this.systemPrompt = systemPrompt; }
  dispose() {}
  async promptWithMeta(text, { signal, onTextChunk }) {
    note('begin');
    for (const piece of ['I waited in line.\\n', 'The line waited for me.\\n', 'Agree?']) {
      signal.throwIfAborted();
      onTextChunk(piece);
      await new Promise((next) => setTimeout(next, text.includes('SLOWLY') ? 300 : 20));
      if (text.includes('CRASH')) process.kill(process.pid, 'SIGSEGV');
    }
    note('end');
    return { stopReason: 'eogToken' };
  }
}
`;

/** Puts an engine and a model into a data folder, as \`local-model\` does. */
export async function installFakeEngine(dataDir: string, file = 'small.gguf') {
  const folder = engineFolder(dataDir);
  const packageFolder = join(folder, 'node_modules/node-llama-cpp');
  mkdirSync(join(packageFolder, 'dist'), { recursive: true });
  writeFileSync(join(packageFolder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(packageFolder, 'dist/index.js'), PACKAGE);
  writeFileSync(join(folder, file), 'GGUF');
  return noteInstalled(dataDir, { model: 'Small', file, size: 4, sha256: '' });
}

/** A data folder with an engine, which the end of the test removes. */
export async function folderWithEngine(file?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'broetry-engine-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const installed = await installFakeEngine(dataDir, file);
  return { dataDir, installed };
}
