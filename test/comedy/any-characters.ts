import fc from 'fast-check';

/**
 * Strings of any code points for property tests, lone surrogates included, half of them from the first plane. The
 * `binary` unit of fast-check takes more than a second to set up.
 */
export function anyCharacters(limits: { maxLength?: number } = {}): fc.Arbitrary<string> {
  const code = fc.oneof(fc.nat(0xff_ff), fc.nat(0x10_ff_ff));
  return fc.array(code, limits).map((codes) => String.fromCodePoint(...codes));
}
