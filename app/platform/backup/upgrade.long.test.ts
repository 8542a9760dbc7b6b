import { upgradeDrill } from '../../../test/contracts/upgrade-drill.ts';

upgradeDrill(() => Promise.resolve({}));
