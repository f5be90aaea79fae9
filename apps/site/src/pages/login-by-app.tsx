import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { AppLogIn } from '../features/account/third-party/app-log-in.tsx';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: AppLogIn,
  prefetch: (store) => store.tryLoad(indexDataApi.endpoints.getCarousels.initiate()),
  meta: () => ({ title: 'App 登录' }),
});
