import { type Operation, OPERATIONS } from '../app/domain/api/operations.ts';

/** Returns the operations of the public API at a pattern of app/routes.ts; none elsewhere. */
export function operationsAt(pattern: string): Operation[] {
  return Object.values(OPERATIONS).filter(
    ({ path }) => pattern === `/api/v1${path.replace('{id}', ':id')}`,
  );
}
