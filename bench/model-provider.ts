// A model provider in a process of its own: streams a post, one token every few milliseconds.
import { answerWith, startFakeModelProvider } from '../test/fake-model-provider.ts';
import { POST } from './model-post.ts';

const [delay = '5'] = process.argv.slice(2);
const provider = await startFakeModelProvider(answerWith(POST, Number(delay)));
process.send?.({ baseUrl: provider.baseUrl });
