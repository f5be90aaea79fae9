// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/material.ts';
import type { RoutesOf } from '../../route.ts';

export const materialRoutes: RoutesOf<typeof contract> = {
  deleteMaterial: { method: 'DELETE', path: '/api/services/app/conferenceMaterial/Delete' },
  getManagedMaterials: { method: 'GET', path: '/api/services/app/conferenceMaterial/GetAll' },
  getMaterialDownloads: { method: 'GET', path: '/api/services/app/conferenceMaterial/GetDownloads' },
  getMaterials: { method: 'GET', path: '/api/services/app/conferenceData/GetMaterials' },
  openMaterial: { method: 'POST', path: '/api/services/app/conferenceMaterial/Open' },
  replaceMaterial: { method: 'POST', path: '/api/services/app/conferenceMaterial/Replace' },
  updateMaterial: { method: 'PUT', path: '/api/services/app/conferenceMaterial/Update' },
  uploadMaterial: { method: 'POST', path: '/api/services/app/conferenceMaterial/Upload' },
  withdrawMaterial: { method: 'POST', path: '/api/services/app/conferenceMaterial/Withdraw' },
};
