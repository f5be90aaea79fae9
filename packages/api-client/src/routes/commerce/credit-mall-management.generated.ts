// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/credit-mall-management.ts';
import type { RoutesOf } from '../../route.ts';

export const creditMallManagementRoutes: RoutesOf<typeof contract> = {
  addCoupons: { method: 'POST', path: '/api/services/app/creditMallManagement/AddCoupons' },
  cancelMallOrderByOffice: { method: 'POST', path: '/api/services/app/creditMallManagement/CancelOrder' },
  createGoods: { method: 'POST', path: '/api/services/app/creditMallManagement/CreateGoods' },
  deleteGoods: { method: 'DELETE', path: '/api/services/app/creditMallManagement/DeleteGoods' },
  getMallOrderRecipient: { method: 'GET', path: '/api/services/app/creditMallManagement/GetRecipient' },
  getManagedGoods: { method: 'GET', path: '/api/services/app/creditMallManagement/GetGoods' },
  getManagedMallOrders: { method: 'GET', path: '/api/services/app/creditMallManagement/GetOrders' },
  setGoodsOnSale: { method: 'POST', path: '/api/services/app/creditMallManagement/SetOnSale' },
  shipMallOrder: { method: 'POST', path: '/api/services/app/creditMallManagement/ShipOrder' },
  stockGoods: { method: 'POST', path: '/api/services/app/creditMallManagement/StockGoods' },
  updateGoods: { method: 'PUT', path: '/api/services/app/creditMallManagement/UpdateGoods' },
  uploadGoodsPicture: { method: 'POST', path: '/api/services/app/creditMallManagement/UploadPicture' },
};
