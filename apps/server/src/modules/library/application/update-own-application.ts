import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import type { updateOwnApplication as endpoint } from '@tuyuan/contract/library/photographer-application.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { screenFields } from '../../site/index.ts';
import { lockReferences } from '../desk/index.ts';
import { editApplication, editableStates } from './edit-application.ts';
import { updateApplication } from './open-application.repository.ts';

/** Throws `Text.Blocked`, `Region.NotFound` and what `editApplication` does. */
export async function updateOwnApplication(context: SignedInContext, input: InputOf<typeof endpoint>): Promise<void> {
  const { realName, unitName, regionId } = input;
  const words = await screenFields(context.db, { realName, unitName });
  await editApplication(context, editableStates, async (transaction, { id }) => {
    await lockReferences(transaction, { regionId });
    await updateApplication(transaction, id, { ...words, regionId });
  });
}
