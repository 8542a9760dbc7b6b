import { type Control, onBuild, onSource } from './control.ts';

const CLASSES = { file: 'app/headers.test.ts', title: 'grades the headers of %s' };
const FRAMED = {
  file: 'app/writer/prompts.test.ts',
  title: 'sends %j as data inside the marks',
};

const LINTED = {
  file: 'scripts/checks.test.ts',
  title: 'the linter finds every planted fault and nothing in clean files',
};

/** What goes out and what comes in from outside: docs/security.md, T5, T9, T11, T13, T16, T24 and T28. */
export const OUTSIDE_CONTROLS: readonly Control[] = [
  ...onSource(
    'T5',
    {
      name: 'no code of ours writes markup',
      file: 'oxlint.config.ts',
      find: "      { property: 'insertAdjacentHTML', message: asText },\n",
      replace: '',
      test: LINTED,
    },
    {
      name: 'no page of ours writes markup',
      file: 'oxlint.config.ts',
      find: "    'react/no-danger': 'error',\n",
      replace: '',
      test: LINTED,
    },
  ),
  ...onSource('T11', {
    name: 'no value is written into SQL',
    file: 'oxlint.config.ts',
    find: "      { object: 'sql', property: 'raw', message: 'Values are bound; names go through sql.ref.' },\n",
    replace: '',
    test: LINTED,
  }),
  ...onSource('T5', {
    name: 'a post in the feed for readers is text in its HTML too',
    file: 'app/community/feed-xml.ts',
    find: '`<p>${xmlText(line)}</p>`',
    replace: '`<p>${line}</p>`',
    test: {
      file: 'app/community/feed-xml.test.ts',
      title: 'writes absolute addresses, dates and escaped text',
    },
  }),
  ...onSource('T9', {
    name: 'the key goes to the host of the setting alone',
    file: 'app/writer/model-transport.server.ts',
    find: '      done,\n',
    replace:
      '      (answer) => answer.headers.location ? done(postToModel(new URL(answer.headers.location), { headers, body, signal })) : done(answer),\n',
    test: {
      file: 'app/writer/model-client.test.ts',
      title: 'takes key and form to no other address, although it is sent there with %i',
    },
  }),
  ...onSource(
    'T11',
    {
      name: 'no NUL reaches the database as a value',
      file: 'app/db/without-nul.ts',
      find: 'return { ...node, value: readable(node.value) };',
      replace: 'return node;',
      test: { file: 'app/db/without-nul.test.ts', title: 'lets no NUL through in %s' },
    },
    {
      name: 'no NUL reaches the database in a list',
      file: 'app/db/without-nul.ts',
      find: 'return { ...node, values: node.values.map(readable) };',
      replace: 'return node;',
      test: { file: 'app/db/without-nul.test.ts', title: 'lets no NUL through in %s' },
    },
  ),
  ...onSource(
    'T13',
    {
      name: 'a form stands between marks that nobody can guess',
      file: 'app/writer/prompts.ts',
      find: '[${marks.nonce}]\\n${form}\\n[/${marks.nonce}]',
      replace: '[form]\\n${form}\\n[/form]',
      test: FRAMED,
    },
    {
      name: 'a form comes without hidden signs',
      file: 'app/writer/prompts.ts',
      find: '[name, cleanInput(text)]',
      replace: '[name, text || cleanInput(text)]',
      test: FRAMED,
    },
    {
      name: 'a form gives no rules',
      file: 'app/writer/prompts.ts',
      find: '    STYLES[request.style],\n',
      replace: '    `${STYLES[request.style]} ${words}`,\n',
      test: {
        file: 'app/writer/prompts.test.ts',
        title: 'keeps every word of the form out of the rules',
      },
    },
  ),
  ...onSource(
    'T16',
    {
      name: 'a post is shared once',
      file: 'app/community/shared-post-store.server.ts',
      find: "      .where('type', '=', 'generated')\n",
      replace: '',
      test: {
        file: 'app/community/community.test.ts',
        title: 'lets one of a hundred clicks on a %s win, and keeps one row shared',
      },
    },
    {
      name: 'the same text is shared once',
      file: 'app/community/shared-post-store.server.ts',
      find: "\n    .onConflict((conflict) => conflict.columns(['user_id', 'shared_key']).doNothing())",
      replace: '',
      test: {
        file: 'app/community/community.test.ts',
        title: 'lets one of a hundred clicks on a %s win, and keeps one row shared',
      },
    },
  ),
  ...onSource(
    'T24',
    {
      name: 'nothing is shown that could not be checked',
      file: 'app/moderation/screen-text.server.ts',
      find: "return { verdict: 'review', reason: 'unchecked' };",
      replace: "return { verdict: 'ok', reason: null };",
      test: {
        file: 'app/moderation/screen-text.test.ts',
        title: 'holds a text when the endpoint answers with %s',
      },
    },
    {
      name: 'hate is refused',
      file: 'app/moderation/screen-text.server.ts',
      find: "if (words === 'hateful') return { verdict: 'refuse', reason: words };",
      replace: '',
      test: {
        file: 'app/moderation/screen-text.test.ts',
        title: 'holds or refuses by its words what needs no endpoint',
      },
    },
  ),
  ...onBuild(
    'T28',
    {
      name: 'pictures of a page come from here alone',
      file: 'app/secure-headers.server.ts',
      find: '`img-src ${self} data: blob:`',
      replace: '`img-src * data: blob:`',
      test: CLASSES,
    },
    {
      name: 'a page talks to its own server alone',
      file: 'app/secure-headers.server.ts',
      find: '`connect-src ${self}$',
      replace: '`connect-src *$',
      test: CLASSES,
    },
    {
      name: 'a page loads nothing of a kind that is not named',
      file: 'app/secure-headers.server.ts',
      find: '    "default-src \'none\'",\n',
      replace: '    "default-src *",\n',
      test: CLASSES,
    },
  ),
];
