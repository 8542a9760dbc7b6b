import type { Member } from '../../app/domain/members/viewer.ts';
import { writeComment } from '../../app/domain/community/comments.server.ts';
import {
  commentOnRequest,
  listRequestComments,
} from '../../app/domain/feature-requests/request-comments.server.ts';
import { insertResource } from '../../app/domain/media-library/resource-store.server.ts';
import type { Services } from '../../app/platform/services.ts';
import { askAsMember } from './ask-as-member.ts';
import { libraryRow } from './fill-library.ts';
import { shareNew } from './share-as-member.ts';
import { mark, newMember } from './write-as-member.ts';

/** Stores one piece of each kind by a member, on the post and the request of another. */
export async function oneOfEach(services: Services, member: Member) {
  const other = await newMember(services);
  const otherPost = await shareNew(services, other, mark());
  const otherRequest = await askAsMember(services, other, `A wish ${mark()}`);
  const post = await shareNew(services, member, mark());
  const key = services.newId();
  const said = await writeComment(services, member, { postId: otherPost, text: mark(), key });
  if (!said.ok) throw new Error(said.reason);
  const row = libraryRow({ id: services.newId(), user_id: member.id, description: mark() });
  await insertResource(services.db, { ...row, content_hash: services.newId() });
  const request = await askAsMember(services, member, `Another wish ${mark()}`);
  const answer = { requestId: otherRequest, text: mark(), key: services.newId() };
  await commentOnRequest(services, member, answer);
  const { comments } = await listRequestComments(services, other, otherRequest, null);
  return {
    other,
    otherPost,
    otherRequest,
    targets: [
      { kind: 'post', id: post },
      { kind: 'comment', id: said.comment.id },
      { kind: 'resource', id: row.id },
      { kind: 'feature_request', id: request },
      { kind: 'request_comment', id: comments[0]?.id ?? '' },
    ] as const,
  };
}
