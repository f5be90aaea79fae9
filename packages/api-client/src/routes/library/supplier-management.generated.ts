// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/supplier-management.ts';
import type { RoutesOf } from '../../route.ts';

export const supplierManagementRoutes: RoutesOf<typeof contract> = {
  createSupplier: { method: 'POST', path: '/api/services/app/supplier/CreateSupplier' },
  deleteSupplier: { method: 'DELETE', path: '/api/services/app/supplier/DeleteSupplier' },
  getSuppliers: { method: 'GET', path: '/api/services/app/supplier/GetSuppliers' },
  updateSupplier: { method: 'PUT', path: '/api/services/app/supplier/UpdateSupplier' },
};
