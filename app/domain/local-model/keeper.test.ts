import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { folderWithEngine } from '../../../test/fake-engine.ts';
import { recordLog } from '../../../test/record-log.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import {
  engineFolder,
  isSwitchedOff,
  noteInstalled,
  readInstalled,
  switchOn,
} from './engine-folder.server.ts';
import { LocalModelKeeper } from './keeper.server.ts';

const MODULE = join(import.meta.dirname, 'model-process.server.ts');
const never = new AbortController().signal;

async function box({ file, idle }: { file?: string; idle?: number } = {}) {
  const { dataDir } = await folderWithEngine(file);
  const clock = { now: 0 };
  const { log } = recordLog();
  const keep = () => {
    const keeper = new LocalModelKeeper({
      dataDir,
      log,
      now: () => clock.now,
      module: MODULE,
      ...(idle === undefined ? {} : { idle }),
    });
    onTestFinished(() => keeper.close());
    return keeper;
  };
  const notes = () =>
    readFileSync(join(engineFolder(dataDir), 'notes'), 'utf8')
      .trim()
      .split('\n');
  const ask = (path: string, body?: object, key = readInstalled(dataDir)!.key) =>
    fetch(`http://127.0.0.1:${readInstalled(dataDir)!.port}${path}`, {
      headers: { authorization: `Bearer ${key}` },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
  const write = (content: string, more = {}) =>
    ask('/v1/chat/completions', {
      messages: [
        { role: 'system', content: 'Rules.' },
        { role: 'user', content },
      ],
      stream: true,
      ...more,
    });
  const hangsUp = () =>
    ask('/v1/models').then(
      () => false,
      () => true,
    );
  return { dataDir, clock, keep, keeper: keep(), notes, ask, write, hangsUp };
}

it('streams a text of the engine', async () => {
  const { keeper, write, ask, notes } = await box();
  await keeper.ready(never);
  expect(await (await ask('/v1/models')).json()).toMatchObject({ data: [{ id: 'Small' }] });
  const lines = (await (await write('x')).text()).split('\n\n').filter(Boolean);
  const pieces = lines.slice(0, -1).map((line) => JSON.parse(line.slice('data: '.length)));
  expect(pieces.map(({ choices }) => choices[0].delta.content ?? '').join('')).toBe(
    'I waited in line.\nThe line waited for me.\nAgree?',
  );
  expect(pieces.at(-1).choices[0].finish_reason).toBe('stop');
  expect(lines.at(-1)).toBe('data: [DONE]');
  expect(JSON.parse(notes()[0]!)).toMatchObject({ build: 'never', skipDownload: true, gpu: false });
});

it('refuses other programs of the machine, other paths, what it cannot read and what is no stream', async () => {
  const { keeper, ask, write } = await box();
  await keeper.ready(never);
  expect((await ask('/v1/models', undefined, 'other')).status).toBe(401);
  expect((await ask('/v1/embeddings', {})).status).toBe(404);
  expect((await ask('/v1/chat/completions', { messages: 'none' })).status).toBe(400);
  expect((await write('x', { stream: false })).status).toBe(400);
});

it('writes one text at a time, and ends that of a reader who leaves', async () => {
  const { keeper, write, notes } = await box();
  await keeper.ready(never);
  const [first, second] = await Promise.all(
    [write('SLOWLY'), write('x')].map(async (one) => (await one).text()),
  );
  expect([first, second].every((text) => text?.includes('[DONE]'))).toBe(true);
  expect(notes().slice(1)).toEqual(['begin', 'end', 'begin', 'end']);
  const left = await write('SLOWLY');
  await left.body!.cancel();
  await (await write('x')).text();
  expect(notes().slice(5)).toEqual(['begin', 'begin', 'end']);
});

it('starts again after a crash, and is switched off after three', async () => {
  const { keeper, write, dataDir, hangsUp } = await box();
  for (let crash = 1; crash <= 3; crash += 1) {
    await expect.poll(() => keeper.ready(never).then(() => hangsUp())).toBe(false);
    await expect(write('CRASH').then((answer) => answer.text())).rejects.toThrow();
    await expect.poll(() => isSwitchedOff(dataDir) || hangsUp().then((gone) => !gone)).toBe(true);
  }
  expect(isSwitchedOff(dataDir)).toBe(true);
  expect(keeper.available()).toBe(null);
  await expect(keeper.ready(never)).rejects.toThrow('no model is installed in the box');
  switchOn(dataDir);
  await keeper.ready(never);
  expect(await hangsUp()).toBe(false);
});

it('forgets crashes after ten minutes', async () => {
  const { keeper, write, dataDir, clock } = await box();
  for (let crash = 1; crash <= 4; crash += 1) {
    await keeper.ready(never);
    await expect(write('CRASH').then((answer) => answer.text())).rejects.toThrow();
    await pause(100);
    clock.now += 6 * MINUTE_MS;
  }
  expect(isSwitchedOff(dataDir)).toBe(false);
});

it('says why a model cannot be loaded', async () => {
  const { keeper } = await box({ file: 'too-large.gguf' });
  await expect(keeper.ready(never)).rejects.toThrow('not enough memory for it');
});

it('ends after a while without a text, and starts at the next need', async () => {
  const { keeper, hangsUp, notes, dataDir } = await box({ idle: 300 });
  await keeper.ready(never);
  await pause(400);
  await expect.poll(hangsUp).toBe(true);
  await keeper.ready(never);
  expect(notes()).toHaveLength(2);
  expect(isSwitchedOff(dataDir)).toBe(false);
});

it('is one process for all servers of a site, and ends with the one that started it', async () => {
  const { keeper, keep, notes, hangsUp } = await box();
  const other = keep();
  await Promise.all([keeper.ready(never), other.ready(never)]);
  expect(notes()).toHaveLength(1);
  await keeper.close();
  expect(await hangsUp()).toBe(true);
  await other.ready(never);
  expect(await hangsUp()).toBe(false);
  expect(notes()).toHaveLength(2);
});

it('takes another model that is installed while the first one runs', async () => {
  const { keeper, dataDir, ask } = await box();
  await keeper.ready(never);
  await noteInstalled(dataDir, { model: 'Other', file: 'small.gguf', size: 4, sha256: '' });
  await keeper.ready(never);
  expect(await (await ask('/v1/models')).json()).toMatchObject({ data: [{ id: 'Other' }] });
});

it('moves to another port where another program has its own', async () => {
  const { keeper, dataDir, hangsUp } = await box();
  const { port } = readInstalled(dataDir)!;
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  await expect(keeper.ready(never)).rejects.toThrow('EADDRINUSE');
  await expect.poll(() => readInstalled(dataDir)?.port).not.toBe(port);
  await keeper.ready(never);
  expect(await hangsUp()).toBe(false);
});
