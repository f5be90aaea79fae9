import { getWechatJsConfig as endpoint } from '@tuyuan/contract/site/third-party-api.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { getWechatJsConfig } from './get-wechat-js-config.ts';

/** What pages inside WeChat's web view need. */
export function wechatRoutes(app: FastifyInstance, deps: Parameters<typeof getWechatJsConfig>[0]): void {
  bindEndpoint(app, endpoint, (context, input) => getWechatJsConfig(deps, context, input));
}
