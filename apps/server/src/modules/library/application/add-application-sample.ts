import { AppError } from '@tuyuan/errors/app-error.ts';
import { refuseDuplicate } from '../../../platform/database/refuse-duplicate.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { deleteMiscPicture, storeMiscPicture } from '../../site/index.ts';
import { applicationLimits } from './application.policy.ts';
import type { ApplicationDeps } from './application-deps.ts';
import { countSamples, insertSample, type NewSample } from './application-sample.repository.ts';
import { editApplication, editableStates, takePictureQuota } from './edit-application.ts';
import { updateApplication } from './open-application.repository.ts';

const size = { width: 1600, height: 1600, fit: 'inside' } as const;
const longestName = 120;

/**
 * Adds a sample, redrawn; of the original only size, camera, time and hash are kept. Throws `Picture.*`,
 * `Application.SampleTooSmall`, `Application.SampleTwice`, `Application.TooManySamples`, `Request.TooMany`.
 */
export async function addApplicationSample(
  deps: Pick<ApplicationDeps, 'imaging' | 'storage'>,
  context: SignedInContext,
  file: UploadedFile,
): Promise<void> {
  await takePictureQuota(context);
  const { sha256, report, metadata } = await deps.imaging.inspect({
    source: { bytes: file.bytes },
    fileName: file.fileName,
  });
  assertLargeEnough(report.width * report.height);
  const pictureKey = await storeMiscPicture(deps, context.tenant, file, size);
  const { width, height } = report;
  const sample = {
    pictureKey,
    sha256,
    fileName: file.fileName.slice(0, longestName),
    width,
    height,
    camera: metadata.camera,
    takenAt: metadata.takenAt,
  };
  try {
    await insertWithin(context, sample);
  } catch (error) {
    await deleteMiscPicture(deps.storage, context.tenant.schema, pictureKey);
    throw error;
  }
}

function assertLargeEnough(pixels: number): void {
  if (pixels >= applicationLimits.minPixels) return;
  const has = (pixels / 1e6).toFixed(1);
  const needs = applicationLimits.minPixels / 1e6;
  throw new AppError('Application.SampleTooSmall', { message: `只有 ${has} MP，至少要 ${needs} MP，请换原图。` });
}

function insertWithin(context: SignedInContext, sample: NewSample): Promise<void> {
  return refuseDuplicate(
    editApplication(context, [...editableStates, 'pending'], async (transaction, { id }) => {
      if ((await countSamples(transaction, id)) >= applicationLimits.maxSamples)
        throw new AppError('Application.TooManySamples');
      await insertSample(transaction, id, sample);
      await updateApplication(transaction, id, {});
    }),
    { photographer_sample_once: { code: 'Application.SampleTwice', field: 'file' } },
  );
}
