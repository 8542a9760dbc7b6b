import { Link } from 'react-router';
import { UNKNOWN_FORM } from './generator-words.ts';

/** A style no form exists for, and the way back to those that do. */
export function UnknownForm() {
  return (
    <div className="py-8">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {UNKNOWN_FORM}
      </h1>
      <p className="mt-4 max-w-[60ch] text-lg text-muted">
        This post style is still finding its purpose. Nine others have found theirs.
      </p>
      <Link to="/generator" className="button button-primary mt-8">
        Choose another style
      </Link>
    </div>
  );
}
