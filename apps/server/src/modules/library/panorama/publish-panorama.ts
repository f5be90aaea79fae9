import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { checkTour, type TourCheck } from '@tuyuan/contract/library/panorama-checks.ts';
import type { publishPanorama as publishPanoramaCall } from '@tuyuan/contract/library/panorama-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type ErrorCode, errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { lockPanorama, setLive } from './managed-panorama.repository.ts';
import { findPanoramaPictures } from './panorama-picture.repository.ts';

const refusals: Readonly<Partial<Record<TourCheck['kind'], { code: ErrorCode; field: string }>>> = {
  title: { code: 'Panorama.Untitled', field: 'title' },
  scenes: { code: 'Panorama.Empty', field: 'scenes' },
  picture: { code: 'Panorama.NotReady', field: 'scenes' },
  target: { code: 'Panorama.LeadsNowhere', field: 'scenes' },
};

/**
 * Shows the draft to visitors. Throws `Panorama.NotFound`, `Panorama.ChangedMeanwhile`, and at the field `Panorama.Untitled`,
 * `Panorama.Empty`, `Panorama.NotReady` and `Panorama.LeadsNowhere`.
 */
export function publishPanorama(db: Database, { id, revision }: InputOf<typeof publishPanoramaCall>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const panorama = await lockPanorama(transaction, id);
    if (!panorama) throw new AppError('Panorama.NotFound');
    if (panorama.revision !== revision) throw new AppError('Panorama.ChangedMeanwhile');
    const checks = checkTour(panorama.draft, await findPanoramaPictures(transaction, id));
    for (const { kind, blocks } of checks) {
      const refusal = blocks ? refusals[kind] : undefined;
      if (!refusal) continue;
      const { message } = errorCatalogue[refusal.code];
      throw new AppError(refusal.code, { validationErrors: [{ message, members: [refusal.field] }] });
    }
    await setLive(transaction, id);
  });
}
