/** Signs in the order of the letters that they show; a space stands for none. */
const row = (letters: string, signs: string): [string, string][] =>
  Array.from(signs).flatMap((sign, at): [string, string][] =>
    sign === ' ' ? [] : [[sign, letters.charAt(at)]],
  );
/** All signs that show one letter. */
const signs = (letter: string, all: string): [string, string][] =>
  Array.from(all).map((sign) => [sign, letter]);
/** The letters from A on, as a block of consecutive code points. */
const block = (first: number): [string, string][] =>
  row(CAPITALS, Array.from(CAPITALS, (_, at) => String.fromCodePoint(first + at)).join(''));

const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const CAPITALS = SMALL.toUpperCase();

/** Latin letters in a style that NFKC keeps: small capitals, white on black, letters of phonetics. */
export const STYLED: ReadonlyMap<string, string> = new Map([
  ...row(SMALL, 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡ ʏᴢ'),
  ...row('aagijiouy', 'ɑɐɡıȷᴉɵʊʎ'),
  ...block(0x1f150),
  ...block(0x1f170),
]);

/** A regional indicator outside a flag. */
export const INDICATORS: ReadonlyMap<string, string> = new Map(block(0x1f1e6));

/** Letters of other scripts that look the same as a Latin letter. */
export const TWINS: ReadonlyMap<string, string> = new Map([
  // Cyrillic
  ...row('ABEKMHOPCTYXSIJGQWaeopcyxsijhdqwkvl', 'АВЕКМНОРСТУХЅІЈԌԚԜаеорсухѕіјһԁԛԝкѵӏ'),
  // Greek
  ...row('ABEZHIKMNOPTYXoavipukcjyxn', 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοανιρυκϲϳγχη'),
  // Cherokee, Coptic, Lisu, Armenian
  ...row('DRTiYAJEWMHGhZbRWSVSLCPKdBGI', 'ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᏀᏂᏃᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏴᏳᏆ'),
  ...row('CcHKMNOoPTXY', 'ⲤⲥⲎⲔⲘⲚⲞⲟⲢⲦⲬⲨ'),
  ...row('BPDTGKJCZFMNLSRVHWXYAEIOU', 'ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ'),
  ...row('onuhsgqO', 'օոսհտցզՕ'),
]);

/** Signs that resemble a Latin letter and are read as one among Latin letters. */
export const RESEMBLING: ReadonlyMap<string, string> = new Map([
  ...signs('i', '¡ⵏ'),
  ...signs('a', 'дДλΛ⍺ᗅᗩ∀ձ'),
  ...signs('b', 'бвьъЬЪβᗷ฿'),
  ...signs('c', '¢©ςᑕᑢҫ₵Ͼ'),
  ...signs('d', 'ԃᗪᑯժᗞ∂'),
  ...signs('e', '€єЄεэЭзЗ℮Σᕮҽ'),
  ...signs('f', 'ғҒϝϜᖴ₣'),
  ...signs('h', 'нћђᕼңӊ'),
  ...signs('k', 'ҝқҚҜᛕ₭'),
  ...signs('l', 'ӀլՆᒪ£'),
  ...signs('m', 'мᗰϻ'),
  ...signs('n', 'иИпПлЛπᑎ₦ղռ'),
  ...signs('o', 'ѳθΘΦσөծ'),
  ...signs('p', 'ҏᑭ₱'),
  ...signs('r', 'яЯгᖇ®'),
  ...signs('s', 'ᔕ§ֆ'),
  ...signs('t', 'тҭτ₮†Ե'),
  ...signs('u', 'цЦᑌ∪մ'),
  ...signs('v', 'ᐯ√'),
  ...signs('w', 'шщШЩωѡᗯ₩'),
  ...signs('x', 'жЖ×ҳ᙭'),
  ...signs('y', 'чҮүұҰ¥Վ'),
  // Runes and Deseret
  ...row('furkhntsemldoaibpg', 'ᚠᚢᚱᚲᚺᚾᛏᛋᛖᛗᛚᛞᛟᚨᛁᛒᛈᚷ'),
  ...signs('o', '𐐬𐐄'),
  ...signs('i', '𐑅'),
]);

/** Latin letters with a stroke, a hook or another shape, which NFKD keeps. They are letters of their own in many languages. */
export const STROKED: ReadonlyMap<string, string> = new Map([
  ...row('adhlotbcefgijklnprtuyzkd', 'ⱥđħłøŧƀȼɇƒǥɨɉꝁƚŋᵽɍⱦʉɏƶƙɖ'),
  ...row('ADHLOTBCEFGIJKLNPRTUYZKD', 'ȺĐĦŁØŦɃȻɆƑǤƗɈꝀȽŊⱣɌȾɄɎƵƘÐ'),
  ...row('bcdgnpquthsrmvz', 'ɓƈɗɠɲƥʠʋƭɦʂɽɱⱱȥ'),
  ...row('bcdgnptyvwzaeou', 'ƁƇƊƓƝƤƬƳƲⱲȤⱭƐƆƱ'),
  ...row('aeocfhkmrtvwyl', 'ʌǝɔɕʃɥʞɯɹʇⱴʍƴɭ'),
  ...row('dlnzjux', 'ðɬɳʑʝᵾᶍ'),
  // The others that Unicode calls a Latin letter with something: a bar, a hook, insular, turned.
  ...signs('a', 'ɒᶏᶐⱯⱰꞺꞻꬰꭤ'),
  ...signs('b', 'ƂƃᴃᵬᶀꞖꞗꞴꞵ'),
  ...signs('c', 'ↄꜾꜿꞒꞓꞔꟄ𝼝'),
  ...signs('d', 'ƉƋƌƍȡᴆᵭᶁᶑẟꝹꝺꟇꟈ'),
  ...signs('e', 'ƎƏɘəɚɛɜɝɞʚᴈᶒᶓᶔᶕⱸⱻꞫꬲꬳꬴꭡ'),
  ...signs('f', 'ᵮᶂꝻꝼꞘꞙꟻꬵ'),
  ...signs('g', 'ʛᵷᵹᶃꝽꝾꝿꞠꞡꞬꟐꟑꬶ𝼁𝼂'),
  ...signs('h', 'ʮʯⱧⱨⱵⱶꞍꞕꞪꟵꟶ'),
  ...signs('i', 'ƖɩᵻᵼᶖꞮꞼꞽ𝼚'),
  ...signs('j', 'ɟʄꞲ'),
  ...signs('k', 'ĸᶄⱩⱪꝂꝃꝄꝅꞢꞣꞰ𝼃𝼐'),
  ...signs('l', 'ȴɫᴌᶅⱠⱡⱢꝆꝇꝈꝉꞀꞁꞎꞭꬷꬸꬹ𝼄𝼑𝼓'),
  ...signs('m', 'ƜɰᴟᵯᶆⱮꟺꟽꬺ'),
  ...signs('n', 'ƞȠȵᴎᵰᶇꞐꞑꞤꞥꬻꬼ𝼇𝼔'),
  ...signs('o', 'ƟᴐᴑᴒᴓᴖᴗᶗⱺꝊꝋꝌꝍꟀꟁꬽꬾꬿ𝼛'),
  ...signs('p', 'ᵱᶈꝐꝑꝒꝓꝔꝕꟼ'),
  ...signs('q', 'ɊɋꝖꝗꝘꝙ'),
  ...signs('r', 'ɺɻɼɾɿʁᴙᴚᵲᵳᶉⱤⱹꝚꝛꞂꞃꞦꞧꭅꭆꭇꭈꭉꭊꭋꭌꭨ𝼈𝼕𝼖'),
  ...signs('s', 'ƩȿʅʆᵴᶊᶋᶘẜẝⱾꞄꞅꞨꞩꟅꟉꟊꟖꟗꟘꟙꭍ𝼋𝼌𝼞'),
  ...signs('t', 'ƫƮȶʈᵵꞆꞇꞱ𝼉𝼍'),
  ...signs('u', 'ᴝᴞᵿᶙꞸꞹꞾꞿꭎꭏꭒ'),
  ...signs('v', 'ɅᶌỼỽꝞꝟꝨꝩ'),
  ...signs('w', 'ɷⱳꞶꞷꟂꟃ'),
  ...signs('x', 'Ꭓꭓꭔꭕꭖꭗꭘꭙ'),
  ...signs('y', 'ƔɣỾỿꭚ𝼆'),
  ...signs('z', 'ƷƺȜȝɀʐʒʓᴣᵶᶎᶚⱫⱬⱿꝢꝣꟆ𝼘'),
]);
