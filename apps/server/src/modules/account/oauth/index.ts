export type { OAuthProviderName } from '@tuyuan/contract/account/oauth.ts';
export { oauthRoutes } from './oauth.routes.ts';
export type { OAuthProvider } from './oauth-provider.ts';
export { hashOneTimeKey, newOneTimeKey } from './one-time-key.ts';
