import { refundManagementRoutes } from '../routes/commerce/refund-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const refundManagementApi = serviceApi(refundManagementRoutes, { tags: ['Order'], keyed: ['approveRefund'] });

export const { useGetRefundsQuery, useApproveRefundMutation, useRejectRefundMutation } = refundManagementApi;
