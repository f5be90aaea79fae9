import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import type { getDashboardState } from '@tuyuan/contract/site/dashboard.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { countUsers, readAlbumState, readImageState, readLimits } from './dashboard.repository.ts';

export async function getState({ db, actor }: SignedInContext): Promise<OutputOf<typeof getDashboardState>> {
  const { permissions } = actor;
  const [limits, images, albums, users] = await Promise.all([
    readLimits(db),
    permissions.has('Pages.Images') ? readImageState(db) : null,
    permissions.has('Pages.Albums') ? readAlbumState(db) : null,
    permissions.has('Pages.Users') ? countUsers(db) : null,
  ]);
  return {
    images: images && { ...images, limitBytes: limits.bytes },
    albums,
    users: users === null ? null : { total: users, limit: limits.users },
  };
}
