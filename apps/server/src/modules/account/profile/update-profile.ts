import type { updateProfile as endpoint, UserProfile } from '@tuyuan/contract/account/front-user.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { screenFields } from '../../site/index.ts';
import { authorChanged, isReservedName } from '../identity/index.ts';
import type { FrontUserDeps } from './front-user-deps.ts';
import { getProfile } from './get-profile.ts';
import { updateGrapher } from './grapher-profile.repository.ts';
import { lockRegion, updateUser } from './profile.repository.ts';

/**
 * Changes only the given fields; a photographer's signature and name also change on their public page. Only staff may
 * use a reserved name. Throws `User.NameReserved`, `Text.Blocked`, `User.EmailTaken`, `Region.NotFound`.
 */
export async function updateProfile(
  deps: FrontUserDeps,
  { db, actor, tenant }: SignedInContext,
  { email, ...change }: InputOf<typeof endpoint>,
): Promise<UserProfile> {
  const { regionId } = change;
  const isStaff = actor.permissions.size > 0;
  if (
    change.nickName !== undefined &&
    change.nickName !== actor.nickName &&
    !isStaff &&
    isReservedName(change.nickName)
  )
    throw new AppError('User.NameReserved', {
      validationErrors: [{ message: '这个昵称不能使用，请换一个', members: ['nickName'] }],
    });
  const { nickName, personalSign } = await screenFields(db, {
    nickName: change.nickName,
    personalSign: change.personalSign,
  });
  await inTransaction(db, async (transaction) => {
    if (regionId != null && !(await lockRegion(transaction, regionId))) throw new AppError('Region.NotFound');
    await updateUser(transaction, actor.id, {
      ...change,
      nickName,
      personalSign,
      email: email === '' ? null : email,
    }).catch(refuseTakenEmail);
    const isPhotographer = await updateGrapher(transaction, actor.id, { personalSign });
    if (isPhotographer && nickName !== undefined && nickName !== actor.nickName)
      await deps.events.publish({ transaction, schema: tenant.schema }, authorChanged, { userId: actor.id });
  });
  return getProfile(deps, db, actor);
}

function refuseTakenEmail(error: unknown): never {
  if (!isUniqueViolation(error, 'app_user_email')) throw error;
  throw new AppError('User.EmailTaken', {
    cause: error,
    validationErrors: [{ message: '这个邮箱已被使用', members: ['email'] }],
  });
}
