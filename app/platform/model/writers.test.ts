import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { requestFor, writeAll, writerContract } from '../../../test/contracts/writers.ts';
import { answerWith, type Behaviour } from '../../../test/fake-model-provider.ts';
import { formOf } from '../../../test/form-of.ts';
import { fakeProvider, modelSettings } from '../../../test/model-settings.ts';
import { createCallSlots, createCircuitBreaker } from './call-limits.server.ts';
import { createModelClient } from './model-client.server.ts';
import { modelErrorFactory } from './model-errors.server.ts';
import { createModelPostWriter } from './model-writers.server.ts';
import { offlineWriter } from './fallback-writers.server.ts';

/** A model that does what it is told: one line for each field, with its words in it. */
const obedient: Behaviour = (response, asked, call) => {
  const lines = Object.entries(formOf(asked.body)).map(([name, text]) => `My ${name}? ${text}.`);
  return answerWith(['Humbled to share.', ...lines, 'Agree?'].join('\n\n'))(response, asked, call);
};

async function modelWriter() {
  const settings = modelSettings(await fakeProvider(obedient));
  const newError = modelErrorFactory('OpenAI', settings.openaiApiKey);
  return createModelPostWriter({
    settings,
    newError,
    client: createModelClient(settings, newError),
    slots: createCallSlots({ running: 1, waiting: 1, longestWait: 100 }),
    breaker: createCircuitBreaker(),
    takeCall: () => Promise.resolve(true),
    log: pino({ level: 'silent' }),
  });
}

describe('the offline writer', () => {
  writerContract(() => Promise.resolve(offlineWriter));

  it('writes the same for the same seed', async () => {
    const first = await writeAll(offlineWriter, requestFor({ seed: 3 }));
    const second = await writeAll(offlineWriter, requestFor({ seed: 3 }));
    const other = await writeAll(offlineWriter, requestFor({ seed: 4 }));
    expect(second).toEqual(first);
    expect(other.written.text).not.toBe(first.written.text);
  });
});

describe('the model writer', () => {
  writerContract(modelWriter);

  it('says which model wrote', async () => {
    const { written } = await writeAll(await modelWriter(), requestFor());
    expect(written).toMatchObject({ writer: 'model', engine: 'gpt-4o' });
  });
});
