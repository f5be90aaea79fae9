import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { OAuthCallback } from '../../features/account/third-party/oauth-callback.tsx';
import { definePage } from '../../shared/page.ts';

export const page = definePage({
  component: OAuthCallback,
  prefetch: (store) => store.tryLoad(indexDataApi.endpoints.getCarousels.initiate()),
  meta: () => ({ title: '第三方登录' }),
});
