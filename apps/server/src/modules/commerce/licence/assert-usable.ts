import { AppError } from '@tuyuan/errors/app-error.ts';
import type { UsableLicence } from './licence.repository.ts';

/** Throws `Licence.Revoked`, `Licence.Resting`. */
export function assertUsable({ isRevoked, isResting }: UsableLicence): void {
  if (isRevoked) throw new AppError('Licence.Revoked');
  if (isResting) throw new AppError('Licence.Resting');
}
