import { type Control, onSource } from './control.ts';

const pins = (title: string) => ({ file: 'scripts/dependencies.test.ts', title });
const HONO = '"node_modules/hono": {';

/** What is loaded that others wrote: docs/security.md, T14. */
export const PACKAGE_CONTROLS: readonly Control[] = onSource(
  'T14',
  {
    name: 'a package is the version that was looked at',
    file: 'package.json',
    find: '"hono": "',
    replace: '"hono": "^',
    test: pins('pins every package to one version'),
  },
  {
    name: 'a package is known by its hash',
    file: 'package-lock.json',
    find: HONO,
    replace: '"node_modules/without-hash": { "version": "1.0.0" }, "node_modules/hono": {',
    test: pins('takes packages by their hash and from nowhere but the registry'),
  },
  {
    name: 'a package comes from the registry',
    file: 'package-lock.json',
    find: HONO,
    replace: `${HONO} "resolved": "git+ssh://git@example.com/hono.git",`,
    test: pins('takes packages by their hash and from nowhere but the registry'),
  },
  {
    name: 'no package runs a script when it is installed',
    file: 'package-lock.json',
    find: HONO,
    replace: `${HONO} "hasInstallScript": true,`,
    test: pins('runs no script of a package that is installed, only its own'),
  },
  {
    name: 'a package is added as one version',
    file: '.npmrc',
    find: 'save-exact=true\n',
    replace: '',
    test: pins('adds a package as exactly the version that was looked at'),
  },
);
