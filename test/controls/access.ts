import { type Control, onBuild, onSource } from './control.ts';

const ROUTES = {
  file: 'app/routes.test.ts',
  title: 'answers %s as the table says, however it is asked',
};
const UNSAFE = {
  file: 'app/routes-unsafe.test.ts',
  title: 'refuses %s what they may not do, and changes nothing',
};
const FEED = {
  file: 'app/community/community.test.ts',
  title: 'shows neither private nor hidden posts, in no way of asking',
};
const FULL_PAGE = {
  file: 'app/community/community.test.ts',
  title: 'fills a page with what can be seen, whatever lies between, by %s',
};

/** Who may see and change what: docs/security.md, T3 and T4. */
export const ACCESS_CONTROLS: readonly Control[] = [
  ...onBuild(
    'T3',
    {
      name: 'the pages of admins are for admins',
      file: 'app/auth/guards.server.ts',
      find: "if (viewer.kind === 'member' && viewer.isAdmin) return;",
      replace: "if (viewer.kind === 'member') return;",
      test: ROUTES,
    },
    {
      name: 'the pages of members are for members',
      file: 'app/auth/guards.server.ts',
      find: 'throw redirectTo(`/login?',
      replace: 'void redirectTo(`/login?',
      test: ROUTES,
    },
    {
      name: 'a disabled account sees nothing',
      file: 'app/app.server.ts',
      find: "if (viewer.kind === 'member' && viewer.isDisabled && !isOpenToDisabled(c.req.path)) {",
      replace: 'if (false) {',
      test: {
        file: 'app/auth/access.test.ts',
        title: 'shows a member with a disabled account one page, and the way out',
      },
    },
    {
      name: 'only a verified address makes an admin',
      file: 'app/auth/session.server.ts',
      find: '(isDemo || user.email_verified === 1) && isAdminEmail',
      replace: 'isAdminEmail',
      test: {
        file: 'app/auth/sign-in-member.test.ts',
        title: 'knows an admin by a verified address in any letter case, at each request',
      },
    },
  ),
  ...onSource('T3', {
    name: 'what admins do asks again who is asking',
    file: 'app/admin/is-admin.ts',
    find: "viewer.kind === 'member' && viewer.isAdmin && !viewer.isDisabled",
    replace: "viewer.kind === 'member'",
    test: { file: 'app/admin/admin-members.test.ts', title: 'tells a member nothing of all this' },
  }),
  ...onSource(
    'T4',
    {
      name: 'a generation is found by its owner alone',
      file: 'app/generator/generation-store.server.ts',
      find: '    .where(ownedBy({ kind: viewer.kind, id: viewer.id }))\n    .executeTakeFirst();',
      replace: '    .executeTakeFirst();',
      test: { file: 'app/db/stores.test.ts', title: "finds nobody else's generation" },
    },
    {
      name: 'versions are shown to their owner alone',
      file: 'app/generator/version-store.server.ts',
      find: '    .where(ownedBy({ kind, id }))\n',
      replace: '',
      test: {
        file: 'app/posts/versions.test.ts',
        title: 'hides versions from strangers, who cannot edit or choose them either',
      },
    },
    {
      name: 'a saved post is deleted by its owner alone',
      file: 'app/posts/post-store.server.ts',
      find: "    .deleteFrom('posts')\n    .where('id', '=', id)\n    .where('user_id', '=', userId)",
      replace: "    .deleteFrom('posts')\n    .where('id', '=', id)",
      test: {
        file: 'app/posts/member-posts.test.ts',
        title: 'deletes an own post with the words of all its versions, and nobody else’s',
      },
    },
    {
      name: 'the feed holds shared posts alone',
      file: 'app/community/feed-store.server.ts',
      find: "sql`type = 'community' and hidden_at is null`",
      replace: 'sql`hidden_at is null`',
      test: FULL_PAGE,
    },
    {
      name: 'the feed holds no hidden post',
      file: 'app/community/feed-store.server.ts',
      find: "sql`type = 'community' and hidden_at is null`",
      replace: "sql`type = 'community'`",
      test: FULL_PAGE,
    },
    {
      name: 'a post that is hidden cannot be opened',
      file: 'app/community/feed-store.server.ts',
      find: "\n    .where('posts.hidden_at', 'is', null)",
      replace: '',
      test: FEED,
    },
    {
      name: 'a shared post leaves the server field by field',
      file: 'app/community/feed-post.ts',
      find: '  return {\n    id: row.id,',
      replace: '  return {\n    ...row,\n    id: row.id,',
      test: {
        file: 'app/community/feed-post.test.ts',
        title: 'lets out exactly what everybody may see',
      },
    },
    {
      name: 'a comment is deleted by its writer and the writer of the post alone',
      file: 'app/comments/comment-store.server.ts',
      find: "\n    .$if(post.user_id !== userId, (query) => query.where('user_id', '=', userId))",
      replace: '',
      test: {
        file: 'app/comments/opinions.test.ts',
        title: 'lets the writer of a comment and of the post delete it, and nobody else',
      },
    },
    {
      name: 'a picture leaves the library by its owner or an admin alone',
      file: 'app/resources/remove-resource.server.ts',
      find: '  if (!viewer.isAdmin) return NOT_FOUND;\n',
      replace: '',
      test: {
        file: 'app/resources/library.test.ts',
        title: 'lets owners delete with the files, and nobody else anything',
      },
    },
  ),
  ...onBuild(
    'T4',
    {
      name: 'a saved post is found by its owner alone',
      file: 'app/posts/post-store.server.ts',
      find: "    .where('user_id', '=', userId)\n    .executeTakeFirst();\n}\n\nfunction holdsWord",
      replace: '    .executeTakeFirst();\n}\n\nfunction holdsWord',
      test: {
        file: 'app/community/sharing-routes.test.ts',
        title: 'lets nobody else share, take back or delete a post, and changes nothing of it',
      },
    },
    {
      name: 'a private post cannot be opened',
      file: 'app/community/feed-store.server.ts',
      find: "\n    .where('posts.type', '=', 'community')",
      replace: '',
      test: {
        file: 'app/community/sharing-routes.test.ts',
        title: 'answers for a private post what it answers for none, to everybody',
      },
    },
    {
      name: 'a request of the board is withdrawn by its writer alone',
      file: 'app/requests/withdraw-request.server.ts',
      find: 'if (request?.user_id !== viewer.id) return NOT_FOUND;',
      replace: 'if (!request) return NOT_FOUND;',
      test: UNSAFE,
    },
    {
      name: 'a comment of the board is deleted by its writer or an admin alone',
      file: 'app/requests/delete-request-comment.server.ts',
      find: '  if (!isOwn && !viewer.isAdmin) return false;\n',
      replace: '',
      test: UNSAFE,
    },
    {
      name: 'a session is ended by the member whose it is alone',
      file: 'app/auth/session-store.server.ts',
      find: "    .deleteFrom('sessions')\n    .where('user_id', '=', userId)\n    .where('id', '=', id)",
      replace: "    .deleteFrom('sessions')\n    .where('id', '=', id)",
      test: UNSAFE,
    },
    {
      name: 'a block is taken away by its owner alone',
      file: 'app/moderation/block-store.server.ts',
      find: "    .deleteFrom('blocks')\n    .where('id', '=', id)\n    .where('user_id', '=', userId)",
      replace: "    .deleteFrom('blocks')\n    .where('id', '=', id)",
      test: UNSAFE,
    },
  ),
];
