#!/usr/bin/env node
// The command of the packed release: runs a script of the build in the folder where it is typed.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chooseNode } from '../link-node.mjs';
import { root, runChild } from '../run-child.mjs';

const scripts = {
  start: ['main.js'],
  backup: ['backup.js', 'backup'],
  'backup:verify': ['backup.js', 'verify'],
  restore: ['backup.js', 'restore'],
  'move-database': ['backup.js', 'move-database'],
  'owner-link': ['owner-link.js'],
  'public-origin': ['public-origin.js'],
  'local-model': ['local-model.js'],
  seed: ['seed.js'],
  broem: ['broem.js'],
};
const help = `broetry [COMMAND]: starts the site, or runs ${Object.keys(scripts).slice(1).join(', ')}. Its data is in the folder where it is typed, or in DATA_DIR.`;

const [name = 'start', ...args] = process.argv.slice(2);
const node = chooseNode();
if (['--help', '-h', 'help'].includes(name)) {
  console.log(help);
} else if (['--version', '-v'].includes(name)) {
  console.log(createRequire(import.meta.url)('../../package.json').version);
} else if (!Object.hasOwn(scripts, name)) {
  refuse(`There is no command "${name}": say ${Object.keys(scripts).join(', ')}.`);
} else if (!node) {
  refuse(`Install Node 24 or newer: this is ${process.versions.node}.`);
} else {
  const [file, ...first] = scripts[name];
  const script = join(root, 'build/server', file);
  process.exitCode = await runChild(node, [script, ...first, ...args]);
}

function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
