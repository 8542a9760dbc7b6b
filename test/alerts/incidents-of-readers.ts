import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { createRequestQueue } from '../../app/admission/request-queue.ts';
import { answerWith } from '../fake-model-provider.ts';
import { hasBegun, leaveStream } from '../leave-stream.ts';
import { fakeProvider, modelEnvironment } from '../model-settings.ts';
import { UNLIMITED, uploader } from '../people/upload-as-member.ts';
import { samplePicture } from '../pictures.ts';
import type { TestApp } from '../test-app.ts';
import { type Incidents, TOAST, watch } from './incident.ts';
import type { Scrape } from './scrape.ts';

const READER_LEFT = 'broetry_faults_total{fault="reader-left"}';

async function leave(): Promise<[Scrape, Scrape]> {
  const provider = await fakeProvider(answerWith('I made toast. '.repeat(40), 20));
  return watch({ env: modelEnvironment(provider) }, async (app) => {
    const path = '/api/generations';
    await leaveStream(app, app.browser(), { path, json: TOAST, isEnough: hasBegun });
    const left = () => app.services.faults.read().faults.get('reader-left');
    await expect.poll(left).toBe(1);
  });
}

/** The browser asks for a picture, and goes elsewhere before the store has it. */
async function leavePicture(app: TestApp): Promise<void> {
  const owner = await uploader(app);
  const uploaded = await owner.upload({ bytes: await samplePicture(4) });
  const { resource } = (await uploaded.json()) as { resource: { imageUrl: string } };
  const { storage, faults } = app.services;
  const get = storage.get.bind(storage);
  storage.get = async (place) => {
    await pause(300);
    return get(place);
  };
  const signal = AbortSignal.timeout(100);
  await expect(fetch(app.origin + resource.imageUrl, { signal })).rejects.toThrow();
  await expect.poll(() => faults.read().faults.get('reader-left')).toBe(1);
}

async function askTwice(app: TestApp): Promise<void> {
  const guest = app.browser();
  const ask = () =>
    guest.fetch('/api/generations', { json: TOAST, headers: { 'idempotency-key': 'key-000001' } });
  const first = await (await ask()).text();
  const second = await (await ask()).text();
  const idOf = (text: string) => /"id":"([^"]+)"/.exec(text)?.[1];
  expect(idOf(second)).toBe(idOf(first));
}

async function askSignedOut(app: TestApp): Promise<void> {
  const answer = await app.browser().fetch('/api/requests');
  expect(answer.status).toBe(401);
}

async function comeTogether({ origin }: TestApp): Promise<void> {
  const ask = async () => (await fetch(`${origin}/api/viewer`)).status;
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  expect(new Set(answers)).toEqual(new Set([503]));
}

/** What those who read and write can do to a server. */
export const READER_INCIDENTS: Incidents = {
  'a reader leaves': { alerts: [], moves: { F13: READER_LEFT }, happen: leave },
  'a reader leaves before a picture has come': {
    alerts: [],
    moves: { F13: READER_LEFT },
    happen: () => watch({ overrides: UNLIMITED }, leavePicture),
  },
  'something is sent twice': {
    alerts: [],
    moves: { F14: 'broetry_faults_total{fault="asked-again"}' },
    happen: () => watch({}, askTwice),
  },
  'a tab does not know yet that its member has signed out': {
    alerts: [],
    moves: { F15: 'broetry_refusals_total{code="sign-in-first"}' },
    happen: () => watch({}, askSignedOut),
  },
  'more come than can be served': {
    alerts: ['BroetrySendsAway'],
    moves: { F18: 'broetry_requests_refused_total{queue="requests",scope="server"}' },
    happen: () =>
      watch(
        { overrides: { requestQueue: createRequestQueue({ places: 1, perNetwork: 1, total: 0 }) } },
        comeTogether,
      ),
  },
};
