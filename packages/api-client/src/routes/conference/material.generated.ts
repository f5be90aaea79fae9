// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/material.ts';
import type { RoutesOf } from '../../route.ts';

export const materialRoutes: RoutesOf<typeof contract> = {
  deleteMaterial: ['DELETE', '/api/services/app/conferenceMaterial/Delete'],
  getManagedMaterials: ['GET', '/api/services/app/conferenceMaterial/GetAll'],
  getMaterialDownloads: ['GET', '/api/services/app/conferenceMaterial/GetDownloads'],
  getMaterials: ['GET', '/api/services/app/conferenceData/GetMaterials'],
  openMaterial: ['POST', '/api/services/app/conferenceMaterial/Open'],
  replaceMaterial: ['POST', '/api/services/app/conferenceMaterial/Replace'],
  updateMaterial: ['PUT', '/api/services/app/conferenceMaterial/Update'],
  uploadMaterial: ['POST', '/api/services/app/conferenceMaterial/Upload'],
  withdrawMaterial: ['POST', '/api/services/app/conferenceMaterial/Withdraw'],
};
