import { indexDataApi } from '@tuyuan/api-client/index-data.ts';
import { OAuthLanding } from '../features/third-party/oauth-landing.tsx';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: OAuthLanding,
  prefetch: (store) => store.tryLoad(indexDataApi.endpoints.getCarousels.initiate()),
  meta: () => ({ title: '第三方登录' }),
});
