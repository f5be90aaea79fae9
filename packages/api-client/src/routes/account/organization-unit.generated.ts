// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/organization-unit.ts';
import type { RoutesOf } from '../../route.ts';

export const organizationUnitRoutes: RoutesOf<typeof contract> = {
  addUnitMembers: { method: 'POST', path: '/api/services/app/organizationUnit/AddMembers' },
  createUnit: { method: 'POST', path: '/api/services/app/organizationUnit/Create' },
  deleteUnit: { method: 'DELETE', path: '/api/services/app/organizationUnit/Delete' },
  findUnitCandidates: { method: 'GET', path: '/api/services/app/organizationUnit/FindCandidates' },
  getUnit: { method: 'GET', path: '/api/services/app/organizationUnit/GetUnit' },
  getUnitMembers: { method: 'GET', path: '/api/services/app/organizationUnit/GetMembers' },
  getUnits: { method: 'GET', path: '/api/services/app/organizationUnit/GetAll' },
  moveUnit: { method: 'POST', path: '/api/services/app/organizationUnit/Move' },
  removeUnitLogo: { method: 'POST', path: '/api/services/app/organizationUnit/RemoveLogo' },
  removeUnitMembers: { method: 'POST', path: '/api/services/app/organizationUnit/RemoveMembers' },
  updateUnit: { method: 'PUT', path: '/api/services/app/organizationUnit/Update' },
  uploadUnitLogo: { method: 'POST', path: '/api/services/app/organizationUnit/UploadLogo' },
};
