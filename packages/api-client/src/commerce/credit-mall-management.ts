import { creditMallManagementRoutes } from '../routes/commerce/credit-mall-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const creditMallManagementApi = serviceApi(creditMallManagementRoutes, {
  tags: ['Mall'],
  tagsOf: { uploadGoodsPicture: [] },
  keyed: ['stockGoods', 'cancelMallOrderByOffice'],
});

export const {
  useGetManagedGoodsQuery,
  useCreateGoodsMutation,
  useUpdateGoodsMutation,
  useStockGoodsMutation,
  useAddCouponsMutation,
  useSetGoodsOnSaleMutation,
  useDeleteGoodsMutation,
  useUploadGoodsPictureMutation,
  useGetManagedMallOrdersQuery,
  useGetMallOrderRecipientQuery,
  useShipMallOrderMutation,
  useCancelMallOrderByOfficeMutation,
} = creditMallManagementApi;
