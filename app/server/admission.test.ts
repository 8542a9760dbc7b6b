import { expect, it } from 'vitest';
import { ASKS_OF_API } from '../../test/authorization/asks-of-api.ts';
import { needsAccount } from './admission.server.ts';

it('lists exactly the endpoints that return 401 without an account', () => {
  for (const [pattern, asks] of Object.entries(ASKS_OF_API)) {
    for (const { methods, path = pattern, answers } of asks) {
      const address = path.replace(/\?.*/, '').replaceAll(/[{}]/g, '');
      for (const method of methods) {
        const named = [method, address, needsAccount(method, address)];
        expect(named).toEqual([method, address, answers.guest === 401]);
      }
    }
  }
});
