// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/invoice.ts';
import type { RoutesOf } from '../../route.ts';

export const invoiceRoutes: RoutesOf<typeof contract> = {
  applyForInvoice: { method: 'POST', path: '/api/services/app/invoice/Apply' },
  createInvoiceTitle: { method: 'POST', path: '/api/services/app/invoice/CreateTitle' },
  deleteInvoiceTitle: { method: 'POST', path: '/api/services/app/invoice/DeleteTitle' },
  getInvoicableOrders: { method: 'GET', path: '/api/services/app/invoice/GetOrders' },
  getInvoiceTitles: { method: 'GET', path: '/api/services/app/invoice/GetTitles' },
  getMyInvoices: { method: 'GET', path: '/api/services/app/invoice/GetMine' },
  withdrawInvoice: { method: 'POST', path: '/api/services/app/invoice/Withdraw' },
};
