import { defineConfig, type OxlintOverride } from 'oxlint';

type Ban = { group: string[]; message: string; allowTypeImports?: boolean };

// What may not be imported. Who may not: the table at the end, one line for each kind of file
// (docs/architecture.md names the kinds). A later line of that table replaces an earlier one.
const site: Ban = { group: ['**/app/**'], message: 'comedy knows nothing of the site.' };
const outside: Ban = { group: ['node:*'], message: 'comedy is pure: no file, clock or network.' };
const node: Ban = { group: ['node:*'], message: 'This file runs in the browser too.' };
const pages: Ban = {
  group: ['**/*-page', '**/*-page.tsx', '**/*-route', '**/*-route.ts', '!**/+types/*'],
  message: 'Only app/routes.ts names pages and routes; nothing imports one.',
};
const foreignPages: Ban = {
  group: ['../**/*-page', '../**/*-page.tsx', '../**/*-route', '../**/*-route.ts'],
  message: 'A test imports the pages and routes of its own feature only.',
};
const server: Ban = {
  group: ['**/*.server', '**/*.server.ts', '**/*.server.tsx'],
  message: 'This file runs in the browser too: no more than a type from the server.',
  allowTypeImports: true,
};
const stores: Ban = {
  group: ['**/*-store.server', '**/*-store.server.ts'],
  message: 'Only use cases (<noun>.server.ts) use stores.',
  allowTypeImports: true,
};
const database: Ban = {
  group: ['**/db/**'],
  message: 'Only use cases and stores reach the database.',
  allowTypeImports: true,
};
const sql: Ban = {
  group: packages('kysely'),
  message: 'Only stores and app/platform/db write SQL.',
  allowTypeImports: true,
};
const drivers: Ban = {
  group: [...packages('pg'), 'node:sqlite'],
  message: 'Only app/platform/db opens a database.',
};
const hono: Ban = {
  group: [...packages('hono'), '@hono/**'],
  message: 'Only the shell, routes and sessions know Hono.',
};
const screen: Ban = {
  group: [
    ...packages('react', 'react-dom', 'react-router', 'radix-ui', 'lucide-react'),
    '@react-router/**',
  ],
  message: 'Use cases, stores and the comedy know nothing of the screen.',
};

// Imports of app/ point down only: docs/architecture.md.
const ORDER = ['server', 'features', 'domain', 'ui', 'platform'];

function notAbove(layer: string): Ban {
  const above = ORDER.slice(0, ORDER.indexOf(layer));
  // The domain knows no screen either.
  if (layer === 'domain') above.push('ui');
  const group = above.map((name) => `**/${name}/**`);
  return { group, message: `app/${layer} imports nothing of a layer above it.` };
}

const noServer = notAbove('features');
const LAYERS = ORDER.slice(1).map((layer) => ({ layer, above: notAbove(layer) }));

const routerLinks = {
  name: 'react-router',
  importNames: ['Link', 'NavLink'],
  message: 'Links of app/ui/links.tsx do not resolve their path at each render.',
};

function imports(files: string[], ...patterns: Ban[]): OxlintOverride {
  const banned = { paths: [routerLinks], patterns };
  return { files, rules: { 'no-restricted-imports': ['error', banned] } };
}

function longestFunction(files: string[], max: number): OxlintOverride {
  const limit = { max, skipBlankLines: true, skipComments: true };
  return { files, rules: { 'max-lines-per-function': ['error', limit] } };
}

function packages(...names: string[]): string[] {
  return names.flatMap((name) => [name, `${name}/**`]);
}

const asText = 'Text goes to the page as text.';
const noMocks = 'Start a small real server, or pass another service.';

export default defineConfig({
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['node_modules', 'build/', 'data/', '.react-router/'],
  rules: {
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-restricted-properties': [
      'error',
      { property: 'innerHTML', message: asText },
      { property: 'outerHTML', message: asText },
      { property: 'insertAdjacentHTML', message: asText },
      { property: 'setHTMLUnsafe', message: asText },
      { object: 'document', property: 'write', message: asText },
      { object: 'sql', property: 'raw', message: 'Values are bound; names go through sql.ref.' },
    ],
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'import/no-cycle': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'vitest/max-nested-describe': ['error', { max: 1 }],
    'vitest/no-commented-out-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    'vitest/no-identical-title': 'error',
    'vitest/no-restricted-vi-methods': ['error', { mock: noMocks, doMock: noMocks }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // These find no faults here, only other tastes.
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'no-misleading-character-class': 'off',
    'no-shadow': 'off',
    'promise/no-callback-in-promise': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/unbound-method': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-awaited-expect-poll': 'off',
    'vitest/require-to-throw-message': 'off',
  },
  overrides: [
    // The content: one file holds the plots of a subject.
    {
      files: [
        'comedy/posts/gentle.ts',
        'comedy/styles/**',
        'comedy/form/domains.ts',
        'comedy/replies/plots/**',
        'comedy/story/events.ts',
        'comedy/translate/plots/**',
        'comedy/translate/stock-phrases.ts',
      ],
      rules: { 'max-lines': 'off' },
    },
    longestFunction(['**/*.{ts,mjs}'], 50),
    longestFunction(['**/*.tsx', 'app/platform/db/migrations/*.ts'], 100),
    longestFunction(['**/*.test.{ts,tsx}', '{test,e2e}/**'], 300),
    {
      files: ['**/*.test.{ts,tsx}', '{test,e2e}/**'],
      rules: {
        'no-new-func': 'off',
        'no-restricted-properties': 'off',
        'typescript/no-implied-eval': 'off',
        'typescript/no-non-null-assertion': 'off',
      },
    },

    imports(['comedy/**'], site, outside, screen, hono, sql, drivers),
    imports(['comedy/**/*.test.ts'], site),
    // One line for each layer of app/, and after it what single kinds of file may.
    imports(['app/**'], server, node, hono, sql, drivers, pages),
    ...LAYERS.flatMap(({ layer, above }) => [
      imports([`app/${layer}/**`], above, server, node, hono, sql, drivers, pages),
      imports([`app/${layer}/**/*.server.{ts,tsx}`], above, screen, hono, sql, drivers, pages),
    ]),
    imports(
      ['app/features/**/*-page.tsx', 'app/root.tsx'],
      noServer,
      stores,
      database,
      node,
      hono,
      sql,
      drivers,
      pages,
    ),
    imports(['app/features/**/*-route.ts'], noServer, stores, database, sql, drivers, pages),
    imports(
      ['app/domain/{sign-in,members}/*.server.ts'],
      notAbove('domain'),
      screen,
      sql,
      drivers,
      pages,
    ),
    imports(
      ['app/platform/{http,observe}/*.server.ts'],
      notAbove('platform'),
      screen,
      sql,
      drivers,
      pages,
    ),
    ...LAYERS.map(({ layer, above }) =>
      imports([`app/${layer}/**/*-store.server.ts`], above, screen, hono, drivers, pages),
    ),
    imports(['app/platform/db/**'], notAbove('platform'), screen, hono, pages),
    imports(['app/ui/**'], notAbove('ui'), server, node, hono, sql, drivers),
    imports(['app/server/**', 'app/entry.server.tsx'], drivers, pages),
    imports(['app/**/*.test.{ts,tsx}'], foreignPages),
  ],
});
