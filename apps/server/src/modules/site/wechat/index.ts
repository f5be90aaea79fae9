export { wechatRoutes } from './wechat.routes.ts';
export type { WechatJs } from './wechat-js.ts';
