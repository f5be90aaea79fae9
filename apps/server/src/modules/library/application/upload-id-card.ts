import type { IdCardSide } from '@tuyuan/contract/library/photographer-application.ts';
import type { UploadedFile } from '../../../platform/http/read-upload.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import type { ApplicationDeps } from './application-deps.ts';
import { editApplication, editableStates, takePictureQuota } from './edit-application.ts';
import { replaceIdCard } from './id-card.repository.ts';
import { updateApplication } from './open-application.repository.ts';

/** Pixels: enough to read every line. */
const size = { width: 2000, height: 2000, fit: 'inside' } as const;

/** Redraws one side of a card, so that only its pixels remain, and seals it. Throws `Picture.*`, `Request.TooMany`. */
export async function uploadIdCard(
  { imaging, box }: Pick<ApplicationDeps, 'imaging' | 'box'>,
  context: SignedInContext,
  side: IdCardSide,
  { bytes, fileName }: UploadedFile,
): Promise<void> {
  await takePictureQuota(context);
  const sealed = box.sealBytes(await imaging.redraw({ source: { bytes }, fileName }, size));
  await editApplication(context, editableStates, async (transaction, { id }) => {
    await replaceIdCard(transaction, id, side, sealed);
    await updateApplication(transaction, id, {});
  });
}
