import { admins, type Ask, ask, everybody, members, owner } from './ask.ts';

const read = (path: string, answers: Ask['answers']): Ask => ask('GET', answers, { path });

/** Who has no such post is sent to the start. */
const ELSEWHERE: Ask['answers'] = { ...everybody('/'), owner: 200, owningAdmin: 200 };

/** What is only looked at and names a row, by the pattern in app/routes.ts. */
export const READS: Readonly<Record<string, readonly Ask[]>> = {
  '/generator': [
    ask('GET', everybody(200), { path: '/generator?from={generation}', showsOwn: true }),
  ],
  '/reply-generator': [
    ask('GET', everybody(200), { path: '/reply-generator?round={round}', showsOwn: true }),
  ],
  '/preview': [read('/preview?generation={generation}', ELSEWHERE)],
  '/studio': [read('/studio?generation={generation}', everybody('/preview'))],
  '/admin/users/:id': [read('/admin/users/{subject}', admins('/', '/', 200))],
  '/admin/hide': [
    read('/admin/hide?post={theirs}', admins('/', '/', 200)),
    read('/admin/hide?post={private}', admins('/', '/', 404)),
  ],
  '/post/:id': [read('/post/{theirs}', everybody(200)), read('/post/{private}', everybody(404))],
  '/post/:id/remixes': [
    read('/post/{theirs}/remixes', everybody(200)),
    read('/post/{private}/remixes', everybody(404)),
  ],
  '/post/:id/picture.png': [
    read('/post/{theirs}/picture.png', everybody(200)),
    read('/post/{private}/picture.png', everybody(404)),
  ],
  '/post/:id/comments': [
    read('/post/{theirs}/comments', everybody(200)),
    read('/post/{private}/comments', everybody(404)),
  ],
  '/api/generations/:id/picture': [
    read('/api/generations/{generation}/picture', owner(404, 200)),
    read('/api/generations/{ofGuest}/picture', everybody(404)),
  ],
  '/api/generations/:id/moving': [
    read('/api/generations/{generation}/moving?size=wide', owner(401, 200)),
    read('/api/generations/{ofGuest}/moving', members(401, 404)),
  ],
  '/api/posts/:id/moving': [
    read('/api/posts/{theirs}/moving?size=wide', members(401, 200)),
    read('/api/posts/{private}/moving', members(401, 404)),
  ],
  '/requests/:id': [read('/requests/{request}', members('/login?next=/requests/{request}', 200))],
  '/api/v1/posts/:id': [
    read('/api/v1/posts/{private}', owner(401, 200)),
    read('/api/v1/posts/{shared}', owner(401, 200)),
  ],
  '/api/v1/community/:id/remix': [read('/api/v1/community/{private}/remix', everybody(404))],
  '/api/v1/community/:id/remixes': [
    read('/api/v1/community/{theirs}/remixes', everybody(200)),
    read('/api/v1/community/{private}/remixes', everybody(404)),
  ],
};
