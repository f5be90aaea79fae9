import { shoppingCartRoutes } from '../routes/commerce/shopping-cart.generated.ts';
import { serviceApi } from '../service-api.ts';

export const shoppingCartApi = serviceApi(shoppingCartRoutes, { tags: ['Cart'] });

export const {
  useGetCartListQuery,
  useGetGuestCartQuery,
  useCreateCartItemMutation,
  useMergeCartMutation,
  useUpdateCartItemMutation,
  useDeleteCartItemsMutation,
} = shoppingCartApi;
