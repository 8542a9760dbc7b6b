/** Of each Latin letter the letters of other alphabets, digits and signs that are read as it, in any case. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: '4@аαɑᴀꭺꓮ',
  b: '68вьβƅʙᏼꓐ',
  c: '¢сϲᴄꮯꓚ',
  d: 'đԁɗᴅꭰꓓ',
  e: '3€езεɛᴇꭼꓰ',
  f: 'ꜰꓝ',
  g: '9ɡɢꮐꓖ',
  h: 'нһћħʜꮋꓧ',
  i: '!¡ıіιɩɪꭵꮖꓲ',
  j: 'јᴊꭻꓙ',
  k: 'кκᴋꮶꓗ',
  l: '1|£łӏǀ∣ʟꮮꓡ',
  m: 'мᴍꮇꓟ',
  n: 'пηɴꓠ',
  o: '0øоοσօθᴏꓳ',
  p: 'рρᴘꮲꓑ',
  q: 'ԛ',
  r: 'гʀꮢꓣ',
  s: '5$ѕꜱꮪꓢ',
  t: '7+тτᴛꭲꓔ',
  u: 'υսμᴜꓴ',
  v: 'νѵᴠꮩꓦ',
  w: 'ԝшωᴡꮃꓪ',
  x: 'хχꓫ',
  y: '¥уγʏꓬ',
  z: 'ζᴢꮓꓜ',
  ae: 'æ',
  oe: 'œ',
  ss: 'ß',
};
/** Those whose small form looks like another letter. */
const CAPITALS: Readonly<Record<string, string>> = { Η: 'h', Μ: 'm', Ν: 'n', Υ: 'y' };
/** Alphabets of letters in circles, in squares and of flags, by their A. They stand in the order of ours. */
const FRAMED = ['🅐', '🅰', '🇦'];
const ALPHABET = Array.from('abcdefghijklmnopqrstuvwxyz');

const READ_AS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LOOKALIKES).flatMap(([letter, signs]) =>
    Array.from(signs, (sign) => [sign, letter] as const),
  ),
  ...FRAMED.flatMap((first) =>
    ALPHABET.map(
      (letter, place) =>
        [String.fromCodePoint((first.codePointAt(0) ?? 0) + place), letter] as const,
    ),
  ),
]);

// Marks on letters, what no font shows, and two hieroglyphs that are a blank by design.
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}]/gu;

/** A name without case, accents and signs that nobody sees, its letters as they are read. */
export function latinLetters(name: string): string {
  const seen = name.normalize('NFKD').replaceAll(UNSEEN, '');
  const small = Array.from(seen, (sign) => CAPITALS[sign] ?? sign.toLowerCase());
  return small.map((sign) => READ_AS.get(sign) ?? sign).join('');
}

/** A name without the signs that are read as letters, for where they are signs: "Dana!", "Dana | Ada". */
export function withoutSigns(name: string): string {
  return name.normalize('NFKD').replaceAll(/[@€¢!¡|£∣$+¥]/gu, ' ');
}

/** Letters as they look from afar: l and i are one, and two that touch are the one that they make up. */
export function shapeOf(letters: string): string {
  return letters
    .replaceAll('cl', 'd')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('l', 'i');
}

/** The shape without doubled letters, for words that are long enough to be known by it. */
export function squash(letters: string): string {
  return shapeOf(letters.replaceAll(/([^v])\1+/gu, '$1')).replaceAll(/(.)\1+/gu, '$1');
}

/** Whether there is a letter, a digit or a picture in a name, so that somebody can see it. */
export function isVisible(name: string): boolean {
  const seen = name.normalize('NFKD').replaceAll(UNSEEN, '');
  return /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}🅐-🆉]/u.test(seen);
}
