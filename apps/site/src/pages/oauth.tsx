import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { OAuthLanding } from '../features/account/third-party/oauth-landing.tsx';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: OAuthLanding,
  prefetch: (store) => store.tryLoad(indexDataApi.endpoints.getCarousels.initiate()),
  meta: () => ({ title: '第三方登录' }),
});
