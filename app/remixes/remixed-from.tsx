import { Link } from 'react-router';

/** On the result screen: the post that this one makes worse. */
export function RemixedFrom({ postId }: { postId: string | undefined }) {
  if (postId === undefined) return null;
  return (
    <p className="mt-3 text-sm text-muted">
      Remixed from{' '}
      <Link to={`/post/${postId}`} className="text-primary underline">
        a post in the community
      </Link>
      .
    </p>
  );
}
