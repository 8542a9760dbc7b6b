import { type Control, onBuild, onSource } from './control.ts';

/** What costs money or room, and happens once: docs/security.md, T1, T16 and T17. */
export const MONEY_CONTROLS: readonly Control[] = [
  ...onSource(
    'T1',
    {
      name: 'a guest has one free go',
      file: 'app/guests/guest-store.server.ts',
      find: "\n    .where('posts_generated', '<', FREE_GENERATIONS)",
      replace: '',
      test: {
        file: 'app/db/stores.test.ts',
        title: 'takes a free generation once, gives it back, takes it again',
      },
    },
    {
      name: 'no counter goes past its most',
      file: 'app/guests/quota-store.server.ts',
      find: "\n        .where('quota_counters.used', '<', most)",
      replace: '',
      test: {
        file: 'app/db/stores.test.ts',
        title: 'never counts past the most, also at once',
      },
    },
    {
      name: 'a /64 is one network',
      file: 'app/guests/address-bucket.server.ts',
      find: 'networkAddressFromCIDR(`${parsed.toString()}/64`)',
      replace: 'networkAddressFromCIDR(`${parsed.toString()}/128`)',
      test: { file: 'app/guests/address-bucket.server.test.ts', title: 'counts %s as %s' },
    },
    {
      name: 'only a trusted proxy is believed about addresses',
      file: 'app/guests/address-bucket.server.ts',
      find: 'while (isTrusted(address, trusted)) {',
      replace: 'while (hops.length > 0) {',
      test: {
        file: 'app/guests/address-bucket.server.test.ts',
        title: 'believes nobody when no proxy is trusted',
      },
    },
    {
      name: 'everybody is no proxy',
      file: 'app/settings.server.ts',
      find: 'return ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0;',
      replace: 'return ipaddr.isValidCIDR(text);',
      test: { file: 'app/settings.server.test.ts', title: 'trusts no proxy called %s' },
    },
  ),
  ...onBuild(
    'T1',
    {
      name: 'a network has its daily share',
      file: 'app/guests/charge-guest.server.ts',
      find: "  if (!(await takeQuota(trx, addressCounter(charge), most))) return 'address-limit';\n",
      replace: '',
      test: {
        file: 'app/generator/generate-route.test.ts',
        title: 'lets one network have its daily share, however often cookies are cleared',
      },
    },
    {
      name: 'the model is called so often a day',
      file: 'app/writer/take-model-call.server.ts',
      find: "return takeQuota(db, { scope: 'model-calls', subject: 'all', period }, most);",
      replace: 'return Promise.resolve(Boolean(db) && period.length + most > 0);',
      test: {
        file: 'app/generator/generate-with-model.test.ts',
        title: 'spends no more than the budget of the day, also at once',
      },
    },
    {
      name: 'what failed is given back',
      file: 'app/generator/release-generation.server.ts',
      find: '  await refundGuest(trx, {',
      replace: '  await ((..._: unknown[]) => {})(trx, {',
      test: {
        file: 'app/generator/generate-route.test.ts',
        title: 'gives the post back when the writer fails, and the same key may try again',
      },
    },
    {
      name: 'a member past the fair share does not reach the model',
      file: 'app/generator/generate-post.server.ts',
      find: "fairUse === 'past' && writer.name === 'model'",
      replace: 'false',
      test: {
        file: 'app/generator/generate-as-member.test.ts',
        title:
          'answers offline, labelled, past the fair use of the model, and starts anew the next day',
      },
    },
  ),
  ...onSource(
    'T16',
    {
      name: 'a reservation is finished once, by the process that has it',
      file: 'app/generator/generation-store.server.ts',
      find: "    .where('boot_id', '=', bootId)\n    .where('state', '=', 'reserved')\n",
      replace: '',
      test: {
        file: 'app/db/stores.test.ts',
        title: 'keeps a post once and only for the process that reserved it',
      },
    },
    {
      name: 'a reservation is given back once',
      file: 'app/generator/generation-store.server.ts',
      find: "    .set({ state, error_code: errorCode, finished_at: now })\n    .where('id', '=', id)\n    .where('state', '=', 'reserved')\n",
      replace:
        "    .set({ state, error_code: errorCode, finished_at: now })\n    .where('id', '=', id)\n",
      test: {
        file: 'app/db/stores.test.ts',
        title: 'ends a reservation once and lets it be taken again',
      },
    },
  ),
  ...onBuild('T16', {
    name: 'a key belongs to one form',
    file: 'app/generator/claim-generation.server.ts',
    find: "  if (earlier.request_hash !== row.request_hash) throw new Refused('key-reused');\n",
    replace: '',
    test: {
      file: 'app/generator/generate-route.test.ts',
      title: 'refuses a key that comes back with another form',
    },
  }),
  ...onSource(
    'T17',
    {
      name: 'an event has a known shape',
      file: 'app/analytics/parse-event.ts',
      find: "z.strictObject({ event: z.literal('generator_visit'), referrer })",
      replace: "z.looseObject({ event: z.literal('generator_visit'), referrer })",
      test: { file: 'app/analytics/parse-event.test.ts', title: 'refuses %j' },
    },
    {
      name: 'of a referrer only the origin is kept',
      file: 'app/analytics/parse-event.ts',
      find: "return origin === 'null' ? null : origin.slice(0, 200);",
      replace: "return origin === 'null' ? null : referrer;",
      test: {
        file: 'app/analytics/parse-event.test.ts',
        title: 'keeps of a referrer only where it came from',
      },
    },
  ),
  ...onBuild('T17', {
    name: 'a guest sends sixty events an hour',
    file: 'app/analytics/event-limits.server.ts',
    find: '        await ofGuest.consume(guestId);\n',
    replace: '',
    test: { file: 'app/analytics/event-route.test.ts', title: 'bounds a flood from one guest' },
  }),
  ...onSource('T24', {
    name: 'what a member does in an hour is bounded',
    file: 'app/action-limits.server.ts',
    find: '        const go = await limiters[action](who);',
    replace: '        const go = { wait: null, giveBack: () => Promise.resolve(limiters) };',
    test: {
      file: 'app/action-limits.test.ts',
      title:
        'gives everybody so many goes an hour, each action by itself, and then says how long to wait',
    },
  }),
];
