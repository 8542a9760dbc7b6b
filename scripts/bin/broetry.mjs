#!/usr/bin/env node
// The command of the packed release: runs a script of the build in the folder where it is typed.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../link-node.mjs';
import { childEnvironment, exitCode, runInForeground } from '../run-child.mjs';

const scripts = {
  start: ['main.js'],
  backup: ['backup.js', 'backup'],
  'backup:verify': ['backup.js', 'verify'],
  restore: ['backup.js', 'restore'],
  'owner-link': ['owner-link.js'],
  broem: ['broem.js'],
};

const [name = 'start', ...args] = process.argv.slice(2);
const isRecent = Number(process.versions.node.split('.')[0]) >= 24;
const node = isRecent ? process.execPath : pinnedNode();
if (!Object.hasOwn(scripts, name)) {
  refuse(`There is no command "${name}": say ${Object.keys(scripts).join(', ')}.`);
} else if (!node) {
  refuse(`Install Node 24 or newer: this is ${process.versions.node}.`);
} else {
  const [file, ...first] = scripts[name];
  const script = join(fileURLToPath(import.meta.url), '../../../build/server', file);
  const env = childEnvironment({ NODE_ENV: 'production' });
  const result = await runInForeground(node, [script, ...first, ...args], env, process.cwd());
  process.exitCode =
    name === 'start' && result.asked && result.signal === result.asked ? 0 : exitCode(result);
}

function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
