import type { Database } from '../database/database.ts';

/** A body may arrive slowly: a user logged out meanwhile is not admitted. */
const freshMs = 1000;

type LookUp<Found> = (db: Database, token: string, request: object) => Promise<Found>;

/** Caches what a request's token stands for, because both the limiter and the call need it. */
export function oncePerRequest<Found>(lookUp: (db: Database, token: string) => Promise<Found>): LookUp<Found> {
  const known = new WeakMap<object, { token: string; found: Promise<Found>; freshUntil: number }>();
  return (db, token, request) => {
    const before = known.get(request);
    if (before?.token === token && before.freshUntil > performance.now()) return before.found;
    const found = lookUp(db, token);
    known.set(request, { token, found, freshUntil: performance.now() + freshMs });
    return found;
  };
}
