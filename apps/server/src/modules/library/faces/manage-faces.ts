import type { FaceProviderName } from '@tuyuan/contract/library/face-choices.ts';
import type { FaceStatus } from '@tuyuan/contract/library/image-face.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { faceSwitch } from '../search/index.ts';
import { checkFacesJob, type FaceDeps } from './check-faces.ts';
import type { FaceProviders } from './face-provider.ts';
import {
  countChecks,
  type FaceSetting,
  lockFaceSetting,
  openChecksAgain,
  readFaceSetting,
  writeFaceSetting,
} from './face-setting.repository.ts';
import { forgetFacesJob } from './forget-faces.ts';

type ManagingDeps = Pick<FaceDeps, 'jobs' | 'providers'>;
type Manager = Pick<RequestContext, 'db' | 'tenant'>;

/** Returns whether faces are looked for, by what, and how far it has got. */
export async function presentFaceStatus(db: Database, providers: FaceProviders): Promise<Unencoded<FaceStatus>> {
  const setting = await readFaceSetting(db);
  const usable = { model: providers.model !== null, cloud: providers.cloud !== null };
  return { ...setting, usable, ...(await countChecks(db)) };
}

function assertUsable(providers: FaceProviders, name: FaceProviderName): void {
  if (providers[name] === null) throw new AppError('Face.ProviderMissing');
}

/** Switched on, what nobody has looked at is looked through. Throws `Face.ProviderMissing`. */
export async function updateFaceSetting(
  { db, tenant }: Manager,
  deps: ManagingDeps,
  setting: FaceSetting,
): Promise<Unencoded<FaceStatus>> {
  if (setting.isOn) assertUsable(deps.providers, setting.provider);
  await inTransaction(db, async (transaction) => {
    await lockFaceSetting(transaction);
    await writeFaceSetting(transaction, setting);
    if (setting.isOn) await deps.jobs.enqueue(transaction, checkFacesJob, tenant.schema, {});
  });
  faceSwitch.forget(db);
  return presentFaceStatus(db, deps.providers);
}

/** Throws `Face.Off`, `Face.ProviderMissing`. */
export async function checkFacesAgain({ db, tenant }: Manager, deps: ManagingDeps): Promise<Unencoded<FaceStatus>> {
  await inTransaction(db, async (transaction) => {
    const { isOn, provider } = await lockFaceSetting(transaction);
    if (!isOn) throw new AppError('Face.Off');
    assertUsable(deps.providers, provider);
    await openChecksAgain(transaction);
    await deps.jobs.enqueue(transaction, checkFacesJob, tenant.schema, {});
  });
  return presentFaceStatus(db, deps.providers);
}

/** Throws `Face.On`. */
export async function deleteFaces({ db, tenant }: Manager, deps: ManagingDeps): Promise<Unencoded<FaceStatus>> {
  await inTransaction(db, async (transaction) => {
    const { isOn } = await lockFaceSetting(transaction);
    if (isOn) throw new AppError('Face.On');
    await deps.jobs.enqueue(transaction, forgetFacesJob, tenant.schema, {});
  });
  return presentFaceStatus(db, deps.providers);
}
