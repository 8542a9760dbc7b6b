import { type Control, onBuild, onSource } from './control.ts';

const WITHOUT_TRACE = {
  file: 'app/posts/member-posts.test.ts',
  title: 'exports all there is about a member, and deletes it without a trace',
};

/** What stays, what can be guessed and what is carried away: docs/security.md, T25, T26 and T30. */
export const COPY_CONTROLS: readonly Control[] = [
  ...onSource(
    'T25',
    {
      name: 'everything of a member goes with the account',
      file: 'app/account/delete-account.server.ts',
      find: 'await services.db.transaction().execute((trx) => erasePersonalData(trx, viewer.id));',
      replace:
        "await services.db.deleteFrom('users').where('id', '=', viewer.id).execute(); void erasePersonalData;",
      test: WITHOUT_TRACE,
    },
    {
      name: 'a table that nothing empties by itself is emptied',
      file: 'app/account/personal-data.ts',
      find: "login_attempts: { by: 'link_user_id', exported: false, deleted: 'by-itself' }",
      replace:
        "login_attempts: { by: 'link_user_id', exported: false, deleted: 'with-the-member' }",
      test: WITHOUT_TRACE,
    },
    {
      name: 'every table says what it knows of a member',
      file: 'app/account/personal-data.ts',
      find: "  audit_log: { by: 'actor_id', exported: false, deleted: 'words-forgotten' },",
      replace: '  audit_log: null,',
      test: {
        file: 'app/posts/member-posts.test.ts',
        title: 'knows every table, and every column that names a member',
      },
    },
    {
      name: 'no word of a generation outlives the account',
      file: 'app/account/personal-data-store.server.ts',
      find: '  await forgetGenerations(trx, userId);\n',
      replace: '  void forgetGenerations;\n',
      test: WITHOUT_TRACE,
    },
  ),
  ...onBuild('T26', {
    name: 'a private post is answered like none',
    file: 'app/community/find-shared-post.server.ts',
    find: '  if (!row) return null;\n',
    replace:
      "  const isThere = (query = services.db.selectFrom('posts')) => query.select('id').where('id', '=', id).executeTakeFirst();\n  if (!row && (await isThere())) throw new Response('It is private.', { status: 403 });\n  if (!row) return null;\n",
    test: {
      file: 'app/community/sharing-routes.test.ts',
      title: 'answers for a private post what it answers for none, to everybody',
    },
  }),
  ...onSource('T30', {
    name: 'a shared text holds no hidden sign',
    file: 'app/posts/printable-text.ts',
    find: '    .map(stripHidden)\n',
    replace: '    .map((line) => line || stripHidden(line))\n',
    test: {
      file: 'app/posts/printable-text.test.ts',
      title: 'leaves nothing in %j that a parser would change',
    },
  }),
  ...onSource('T30', {
    name: 'a copied text is plain text',
    file: 'app/ui/copy-text.ts',
    find: 'await navigator.clipboard.writeText(text);',
    replace:
      "await navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([text], { type: 'text/html' }) })]);",
    test: {
      file: 'app/ui/copy-text.test.ts',
      title: 'gives the clipboard plain text, and nothing that an editor would take for markup',
    },
  }),
  ...onBuild('T30', {
    name: 'no coarse word stands under a name in a picture',
    file: 'app/pictures/picture-route.ts',
    find: "if ('refused' in drawn) {",
    replace: "if ('refused' in drawn && drawn.refused === '') {",
    test: {
      file: 'app/pictures/picture-route.test.ts',
      title: 'puts no coarse word under somebody’s name',
    },
  }),
];
