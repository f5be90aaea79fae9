// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/invoice-management.ts';
import type { RoutesOf } from '../../route.ts';

export const invoiceManagementRoutes: RoutesOf<typeof contract> = {
  getInvoices: { method: 'GET', path: '/api/services/app/invoice/GetInvoices' },
  issueInvoice: { method: 'POST', path: '/api/services/app/invoice/Issue' },
  rejectInvoice: { method: 'POST', path: '/api/services/app/invoice/Reject' },
  uploadInvoice: { method: 'POST', path: '/api/services/app/invoice/Upload' },
};
