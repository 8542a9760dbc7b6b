import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it.each([
  ['plain', 'plain'],
  [-3.5, '-3.5'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('writes %j as %j', (value, cell) => expect(csvText([[value]])).toBe(`${cell}\r\n`));
