import { secretsDrill } from '../contracts/secrets-drill.ts';

secretsDrill(() => Promise.resolve({}));
