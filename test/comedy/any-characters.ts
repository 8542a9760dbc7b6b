import fc from 'fast-check';

/**
 * For property tests: strings of any code points, lone surrogates too, half of them from the first plane.
 * fast-check's own `binary` unit takes more than a second to set up.
 */
export function anyCharacters(limits: { maxLength?: number } = {}): fc.Arbitrary<string> {
  const code = fc.oneof(fc.nat(0xff_ff), fc.nat(0x10_ff_ff));
  return fc.array(code, limits).map((codes) => String.fromCodePoint(...codes));
}
