import { expect, it } from 'vitest';
import { formDataOf } from './form-data.ts';
import { feedPost } from './feed-post.ts';

const form = formDataOf({
  style: 'humblebrag',
  fields: { achievement: 'CANARY form' },
  humorLevel: 'CANARY level',
});
const row = {
  id: '01post',
  user_id: 'CANARY user',
  post: 'one\ntwo',
  formatted_post: 'CANARY formatted',
  generation_id: 'CANARY generation',
  search_text: 'CANARY search',
  form_data: JSON.stringify({ ...form, profileName: 'Ada', useProfilePicture: true }),
  style: 'humblebrag',
  likes: 100,
  comments: 10,
  reactions: 3,
  real_comments: 2,
  created_at: 5,
  remix_of: null,
  photo_url: '/avatars/CANARY-user?v=abc_1-2',
  email: 'CANARY@x.example',
};

it('lets out exactly what everybody may see', () => {
  expect(feedPost(row, null)).toEqual({
    id: '01post',
    text: 'one\ntwo',
    authorName: 'Ada',
    authorBio: 'Thought Leader • Professional Dreamer • Coffee Enthusiast',
    authorAvatar: '/post/01post/avatar?v=abc_1-2',
    createdAt: 5,
    likes: 103,
    comments: 12,
    style: 'humblebrag',
    isOwn: false,
    realReactions: 3,
    realComments: 2,
    viewerReaction: null,
    picture: null,
    isRemix: false,
    remixes: 0,
  });
  expect(JSON.stringify(feedPost(row, 'CANARY user'))).not.toContain('CANARY');
});

it('shows a picture only of who wanted it, and who has one', () => {
  const without = { ...row, form_data: JSON.stringify(form) };
  expect(feedPost(without, null).authorAvatar).toBeNull();
  expect(feedPost({ ...row, photo_url: null }, null).authorAvatar).toBeNull();
});

it('knows the reader’s own', () => {
  expect(feedPost(row, 'CANARY user').isOwn).toBe(true);
  expect(feedPost(row, 'somebody').isOwn).toBe(false);
});
