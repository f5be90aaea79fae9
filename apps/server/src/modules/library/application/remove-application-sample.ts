import { AppError } from '@tuyuan/errors/app-error.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { deleteMiscPicture } from '../../site/index.ts';
import type { ApplicationDeps } from './application-deps.ts';
import { deleteSample } from './application-sample.repository.ts';
import { editApplication, editableStates } from './edit-application.ts';

/** Throws `Application.SampleNotFound` and what `editApplication` does. */
export async function removeApplicationSample(
  { storage }: Pick<ApplicationDeps, 'storage'>,
  context: SignedInContext,
  sampleId: number,
): Promise<void> {
  const key = await editApplication(context, editableStates, (transaction, { id }) =>
    deleteSample(transaction, id, sampleId),
  );
  if (key === null) throw new AppError('Application.SampleNotFound');
  await deleteMiscPicture(storage, context.tenant.schema, key);
}
