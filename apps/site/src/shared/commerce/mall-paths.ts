export const mallOrdersPath = '/mall/order';

/** Address of goods of the mall. */
export const goodsPath = (id: number): string => `/mall/info?id=${id}`;

/** Address of one of the user's exchanges. */
export const mallOrderPath = (id: number): string => `/mall/order/detail?id=${id}`;

/** Address where the cash part of an exchange is paid. */
export const mallPayPath = (id: number): string => `/mall/pay?id=${id}`;
