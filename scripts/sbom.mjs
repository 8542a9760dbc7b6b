// npm run sbom: what the server is made of, as CycloneDX JSON, out of the lock file alone: no network, nothing
// installed. Writes build/sbom.cdx.json; `-- --to FILE` writes another file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runNpm } from './npm.mjs';
import { root } from './run-child.mjs';

const { values } = parseArgs({ options: { to: { type: 'string' } } });
const args = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
const { code, output } = await runNpm(root, process.execPath, ['sbom', ...args, '--omit=dev']);
const begin = output.indexOf('{\n');
if (code !== 0 || begin === -1) {
  console.error(`npm could not write the list:\n${output.trimEnd()}`);
  process.exitCode = 1;
} else {
  const file = resolve(values.to ?? join(root, 'build', 'sbom.cdx.json'));
  const bill = JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1));
  // npm uses the name of the folder.
  bill.metadata.component.name = 'broetry';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${bill.components.length} packages, in ${file}`);
}
