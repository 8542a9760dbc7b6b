import { Link } from '../../ui/links.tsx';

/** The way back to the free post of a guest: /preview shows the newest one. */
export function OwnPostLink() {
  return (
    <Link to="/preview" className="font-semibold text-primary underline">
      See your post
    </Link>
  );
}
