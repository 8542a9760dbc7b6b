import { secretsDrill } from '../test/contracts/secrets-drill.ts';

secretsDrill(() => Promise.resolve({}));
