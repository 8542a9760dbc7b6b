#!/usr/bin/env node
process.argv.splice(2, 0, 'broem');
await import('./broetry.mjs');
