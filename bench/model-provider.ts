// A model provider in a process of its own: streams a post, one token every few milliseconds.
import { answerWith, startFakeModelProvider } from '../test/fake-model-provider.ts';

const [delay = '5'] = process.argv.slice(2);
const LINE =
  'I waited in line and the line has since promoted me to a role that waits for others\n';

const provider = await startFakeModelProvider(answerWith(LINE.repeat(8), Number(delay)));
process.send?.({ baseUrl: provider.baseUrl });
