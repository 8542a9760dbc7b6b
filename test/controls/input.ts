import { type Control, onBuild, onSource } from './control.ts';

const OF_THE_HOUSE = {
  file: 'app/moderation/house-names.test.ts',
  title: 'keeps "%s" for the house',
};

const FORM = 'app/generator/parse-generation.test.ts';
const REFUSES = { file: 'app/generator/generate-route.test.ts', title: 'refuses %s' };
const CHECK = { file: 'app/writer/check-text.test.ts', title: 'finds %s in %j' };

/** What people and models send: docs/security.md, T2, T11, T12, T13 and T29. */
export const INPUT_CONTROLS: readonly Control[] = [
  ...onSource(
    'T11',
    {
      name: 'signs in a search of the feed stand for themselves',
      file: 'app/community/feed-store.server.ts',
      find: 'word.replaceAll(/[\\\\%_]/g, (sign) => `\\\\${sign}`)',
      replace: 'word',
      test: {
        file: 'app/community/community.test.ts',
        title:
          'finds words in any case and with or without accents, in every sort, and takes signs for signs',
      },
    },
    {
      name: 'signs in a search of the own posts stand for themselves',
      file: 'app/posts/post-store.server.ts',
      find: 'word.replaceAll(/[\\\\%_]/g, (sign) => `\\\\${sign}`)',
      replace: 'word',
      test: {
        file: 'app/posts/member-posts.test.ts',
        title: 'finds words in any case and with or without accents, and takes signs for signs',
      },
    },
    {
      name: 'a query is bound to values alone',
      file: 'app/db/sqlite.server.ts',
      find: "      throw new TypeError('SQLite cannot bind an object or a Date: convert it first');\n",
      replace: '      return null;\n',
      test: {
        file: 'app/db/stores.test.ts',
        title: 'refuses to bind an object, a Date or a boolean instead of writing NULL',
      },
    },
  ),
  ...onSource(
    'T12',
    {
      name: 'a field has a length',
      file: 'app/generator/parse-generation.ts',
      find: 'if (text.length > field.maxLength) {',
      replace: 'if (text.length > 1e9) {',
      test: { file: FORM, title: 'takes a field up to its length and not one character more' },
    },
    {
      name: 'a field holds what can be shown',
      file: 'app/generator/parse-generation.ts',
      find: 'if (isUnshowable(text)) {',
      replace: 'if (text === null) {',
      test: { file: FORM, title: 'refuses %s and names the field' },
    },
    {
      name: 'a form has the fields of its style',
      file: 'app/generator/parse-generation.ts',
      find: 'if (stray !== undefined) {',
      replace: 'if (stray === null) {',
      test: { file: FORM, title: 'refuses unknown fields by name' },
    },
  ),
  ...onBuild(
    'T12',
    {
      name: 'a body weighs 32 KB at most',
      file: 'app/app.server.ts',
      find: '    return (longer.get(c.req.path) ?? limit)(c, next);\n',
      replace: '    return longer.get(c.req.path)?.(c, next) ?? (void limit, next());\n',
      test: REFUSES,
    },
    {
      name: 'what is read as JSON says that it is',
      file: 'app/read-json.server.ts',
      find: "if (type !== 'application/json' || request.headers.has('content-encoding')) {",
      replace: "if (type === '') {",
      test: REFUSES,
    },
    {
      name: 'nothing packed is read',
      file: 'app/read-json.server.ts',
      find: " || request.headers.has('content-encoding')",
      replace: '',
      test: REFUSES,
    },
    {
      name: 'a body plants no prototype',
      file: 'app/read-json.server.ts',
      find: 'JSON.parse(await request.text(), withoutPrototypes)',
      replace: 'JSON.parse(await request.text())',
      test: REFUSES,
    },
  ),
  ...onSource(
    'T13',
    {
      name: 'a model’s text holds no address',
      file: 'app/writer/check-text.ts',
      find: "return hasUrl(line) ? 'address' : null;",
      replace: 'return hasUrl(line) && line === null ? line : null;',
      test: CHECK,
    },
    {
      name: 'a model’s text holds no hidden sign',
      file: 'app/writer/check-text.ts',
      find: "  if (HIDDEN.test(line) || !line.isWellFormed()) return 'hidden-characters';\n",
      replace: '',
      test: CHECK,
    },
    {
      name: 'a model’s text has nine lines at most',
      file: 'app/writer/check-text.ts',
      find: "  if (lines.length > MOST_LINES) return 'too-many-lines';\n",
      replace: '',
      test: CHECK,
    },
    {
      name: 'what a model was told stays with it',
      file: 'app/writer/check-text.ts',
      find: "  if (holdsCanary(lines.join('\\n'), canary)) return 'canary';\n",
      replace: '',
      test: CHECK,
    },
  ),
  ...onSource(
    'T2',
    {
      name: 'no piece of a key gets into the log',
      file: 'app/writer/mask-keys.ts',
      find: 'for (const form of key === undefined ? [] : formsOf(key)) masked = maskPieces(masked, form);',
      replace: 'void [key, formsOf, maskPieces];',
      test: {
        file: 'app/writer/mask-keys.test.ts',
        title: 'lets no six characters of the key through, wherever they stand',
      },
    },
    {
      name: 'a key is known in its disguises',
      file: 'app/writer/mask-keys.ts',
      find: "return new Set([key, encodeURIComponent(key), btoa(key), Array.from(key).toReversed().join('')]);",
      replace: 'return new Set([key]);',
      test: {
        file: 'app/writer/mask-keys.test.ts',
        title: 'knows the key also packed, turned round or made for an address',
      },
    },
  ),
  ...onSource(
    'T29',
    {
      name: 'nobody goes by a name of the house',
      file: 'app/moderation/check-display-name.ts',
      find: '  if (isHouseName(name)) return HOUSE_NAME;\n',
      replace: '',
      test: OF_THE_HOUSE,
    },
    {
      name: 'a name of the house is known by its shape',
      file: 'app/moderation/lookalikes.ts',
      find: "    .replaceAll('l', 'i');\n",
      replace: ';\n',
      test: OF_THE_HOUSE,
    },
    {
      name: 'a name made of names of the house is one',
      file: 'app/moderation/house-names.ts',
      find: 'if (!left.startsWith(word)) return false;',
      replace: 'if (left !== word) return false;',
      test: OF_THE_HOUSE,
    },
    {
      name: 'a name is taken apart once at each place',
      file: 'app/moderation/house-names.ts',
      find: '    seen.add(state);\n',
      replace: '',
      test: {
        file: 'app/moderation/house-names.test.ts',
        title: 'reads no name for longer because there are many ways to take it apart',
      },
    },
    {
      name: 'a name can be seen',
      file: 'app/moderation/check-display-name.ts',
      find: '  if (!isVisible(name)) return NO_NAME;\n',
      replace: '',
      test: {
        file: 'app/moderation/house-names.test.ts',
        title: 'takes %j for no name at all',
      },
    },
    {
      name: 'letters of other alphabets are read as what they look like',
      file: 'app/moderation/lookalikes.ts',
      find: 'READ_AS.get(sign) ?? sign',
      replace: 'sign',
      test: {
        file: 'app/moderation/check-display-name.test.ts',
        title: 'sees somebody known in "%s"',
      },
    },
  ),
];
