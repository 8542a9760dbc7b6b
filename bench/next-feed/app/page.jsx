import { DatabaseSync } from 'node:sqlite';
import { cookies } from 'next/headers';
import { Feed } from './feed.jsx';
import { Frame } from './frame.jsx';

let statements;

function prepared() {
  if (!statements) {
    const db = new DatabaseSync(process.env.FEED_DATABASE, { readOnly: true });
    statements = {
      member: db.prepare('select id, display_name from users limit 1'),
      posts:
        db.prepare(`select p.id, p.user_id, p.post, p.form_data, p.style, p.likes, p.comments, p.reactions,
          p.real_comments, p.created_at, u.photo_url
        from posts p left join users u on u.id = p.user_id
        where p.type = 'community' and p.hidden_at is null order by p.created_at desc, p.id desc limit 20`),
    };
  }
  return statements;
}

export default async function Page() {
  // What depends on a cookie is made for each request.
  const isMember = (await cookies()).has('member');
  const { member, posts } = prepared();
  const viewer = isMember ? member.get() : null;
  const feed = posts.all().map((row) => {
    const form = JSON.parse(row.form_data);
    return {
      id: row.id,
      text: row.post,
      name: form.profileName,
      bio: form.profileBio,
      createdAt: row.created_at,
      likes: row.likes + row.reactions,
      comments: row.comments + row.real_comments,
      realReactions: row.reactions,
      realComments: row.real_comments,
      style: row.style,
      isOwn: row.user_id === viewer?.id,
    };
  });
  return (
    <Frame name={viewer?.display_name ?? 'Guest'}>
      <Feed posts={feed} />
    </Frame>
  );
}
