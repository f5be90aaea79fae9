// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/organization-unit.ts';
import type { RoutesOf } from '../../route.ts';

export const organizationUnitRoutes: RoutesOf<typeof contract> = {
  addUnitMembers: ['POST', '/api/services/app/organizationUnit/AddMembers'],
  createUnit: ['POST', '/api/services/app/organizationUnit/Create'],
  deleteUnit: ['DELETE', '/api/services/app/organizationUnit/Delete'],
  findUnitCandidates: ['GET', '/api/services/app/organizationUnit/FindCandidates'],
  getUnit: ['GET', '/api/services/app/organizationUnit/GetUnit'],
  getUnitMembers: ['GET', '/api/services/app/organizationUnit/GetMembers'],
  getUnits: ['GET', '/api/services/app/organizationUnit/GetAll'],
  moveUnit: ['POST', '/api/services/app/organizationUnit/Move'],
  removeUnitMembers: ['POST', '/api/services/app/organizationUnit/RemoveMembers'],
  updateUnit: ['PUT', '/api/services/app/organizationUnit/Update'],
};
