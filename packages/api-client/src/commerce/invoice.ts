import { invoiceRoutes } from '../routes/commerce/invoice.generated.ts';
import { serviceApi } from '../service-api.ts';

export const invoiceApi = serviceApi(invoiceRoutes, {
  tags: ['Invoice', 'Order'],
  keyed: ['applyForInvoice'],
  // Said at the form's fields.
  quiet: ['createInvoiceTitle'],
});

export const {
  useGetInvoiceTitlesQuery,
  useCreateInvoiceTitleMutation,
  useDeleteInvoiceTitleMutation,
  useGetInvoicableOrdersQuery,
  useGetMyInvoicesQuery,
  useApplyForInvoiceMutation,
  useWithdrawInvoiceMutation,
} = invoiceApi;
