import { invoiceManagementRoutes } from '../routes/commerce/invoice-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const invoiceManagementApi = serviceApi(invoiceManagementRoutes, { tags: ['Invoice'] });

export const { useGetInvoicesQuery, useIssueInvoiceMutation, useUploadInvoiceMutation, useRejectInvoiceMutation } =
  invoiceManagementApi;
