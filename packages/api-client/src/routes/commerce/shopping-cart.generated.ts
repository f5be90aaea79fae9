// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/shopping-cart.ts';
import type { RoutesOf } from '../../route.ts';

export const shoppingCartRoutes: RoutesOf<typeof contract> = {
  createCartItem: { method: 'POST', path: '/api/services/app/shoppingCart/Create' },
  deleteCartItems: { method: 'DELETE', path: '/api/services/app/shoppingCart/Delete' },
  getCartList: { method: 'GET', path: '/api/services/app/shoppingCart/GetCartList' },
  getGuestCart: { method: 'GET', path: '/api/services/app/shoppingCart/GetGuestCart' },
  mergeCart: { method: 'POST', path: '/api/services/app/shoppingCart/Merge' },
  updateCartItem: { method: 'PUT', path: '/api/services/app/shoppingCart/Update' },
};
