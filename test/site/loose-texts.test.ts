import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { APP_SOURCES } from '../app-sources.ts';
import { findLooseTexts } from '../loose-texts.ts';

const PROJECT = join(import.meta.dirname, '../..');
const PLANTED_IN = 'app/ui/avatar.tsx';

/** Components that break in a translated page, named in `FAULTS`, and some that do not. */
const PLANTED = `import type { ReactNode } from 'react';
type Planted = { isOn: boolean; words?: string; count: number; list: string[]; children: ReactNode };
export const comes = ({ isOn }: Planted) => <p>Text {isOn && 'text'}</p>;
export const between = ({ isOn }: Planted) => <p>Text{isOn ? ' or text' : null}.</p>;
export const typed = ({ words, count }: Planted) => <p>{count} {words}</p>;
export const before = ({ isOn }: Planted) => <p>{isOn && <b>!</b>} Text</p>;
export const further = ({ isOn }: Planted) => <p>{isOn && <b>!</b>}{isOn && <i>!</i>}{'Text'}</p>;
export const listed = ({ list }: Planted) => <p>{list.map((one) => <b key={one}>!</b>)} Text</p>;
export const swapped = ({ isOn }: Planted) => <p>{isOn ? <b>!</b> : <i>!</i>} Text</p>;
export const fragment = ({ isOn }: Planted) => <p>{isOn && <>Text</>}</p>;
export const changing = ({ isOn }: Planted) => <p><b>!</b> {isOn ? 'Text' : 'Words'}</p>;
export const component = ({ isOn }: Planted) => <p>{isOn && <Bare />}</p>;
export const absent = (props: Planted) => <p><Maybe {...props} /> Text</p>;
export const keyed = ({ count }: Planted) => <p><b key={count}>!</b> Text</p>;
export const reused = ({ isOn }: Planted) => isOn ? <p><b>!</b> Text</p> : <p><i>!</i></p>;
function Bare() { return 'Text'; }
function Maybe({ isOn }: Planted) { return isOn ? <b>!</b> : null; }
export const whole = ({ isOn }: Planted) => <p>{isOn ? 'Text' : 'Words'}</p>;
export const wrapped = ({ isOn }: Planted) => <p>Text <b>{isOn && 'text'}</b></p>;
export const after = ({ isOn }: Planted) => <p>Text {isOn && <b>!</b>}</p>;
export const apart = ({ isOn }: Planted) => <p>{isOn && <b>!</b>}<i>!</i> Text</p>;
export const same = ({ isOn }: Planted) => <p>{isOn ? <b>!</b> : <b>?</b>} Text</p>;
export const steady = ({ count, children }: Planted) => <p>{count} of {count} {children}</p>;
`;
const FAULTS = [
  'comes',
  'between',
  'typed',
  'before',
  'further',
  'listed',
  'swapped',
  'fragment',
  'changing',
  'component',
  'absent',
  'keyed',
  'reused',
];

// The checker needs the types of the routes.
beforeAll(() => {
  const tool = join(PROJECT, 'node_modules/@react-router/dev/bin.cjs');
  const { status } = spawnSync(process.execPath, [tool, 'typegen'], { cwd: PROJECT });
  if (status !== 0) throw new Error('The types of the routes could not be written.');
});

it('gives each text that comes, goes or changes an element of its own, for translated pages', () => {
  const pages = APP_SOURCES.filter(({ file }) => file.endsWith('.tsx'));
  expect(pages.length).toBeGreaterThan(150);
  const own = pages.find(({ file }) => `app/${file}` === PLANTED_IN)?.text ?? '';
  const found = findLooseTexts(
    PROJECT,
    pages.map(({ file }) => `app/${file}`),
    { [PLANTED_IN]: own + PLANTED },
  );
  const lines = (own + PLANTED)
    .split('\n')
    .map((line) => /^export const (\w+) = \(/.exec(line)?.[1]);
  const names = found.map((place) => {
    const [, file, line] = /^(.*?):(\d+) /.exec(place) ?? [];
    return (file === PLANTED_IN && lines[Number(line) - 1]) || place;
  });
  expect(new Set(names)).toEqual(new Set(FAULTS));
});
