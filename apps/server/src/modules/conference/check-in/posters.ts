import { AppError } from '@tuyuan/errors/app-error.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { nextPoster } from './managed-sign-point.repository.ts';
import { posterAddress } from './poster-code.ts';
import { findSignPoint } from './sign-point.repository.ts';

interface Poster {
  posterNumber: number;
  address: string;
}

/** Creates a new poster; the older one becomes invalid. Throws `SignPoint.NotFound`. */
export async function renewPoster(
  { posterBox }: CheckInDeps,
  { db, origin }: RequestContext,
  id: number,
): Promise<Poster> {
  const number = await nextPoster(db, id);
  if (number === undefined) throw new AppError('SignPoint.NotFound');
  return { posterNumber: number, address: posterAddress(origin, posterBox, { id, poster_number: number }) };
}

export async function getPoster(
  { posterBox }: CheckInDeps,
  { db, origin }: RequestContext,
  id: number,
): Promise<Poster> {
  const point = await orThrow(findSignPoint(db, id), 'SignPoint.NotFound');
  const { poster_number: posterNumber } = point;
  return { posterNumber, address: posterNumber === 0 ? '' : posterAddress(origin, posterBox, point) };
}
