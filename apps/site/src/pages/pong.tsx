import { PongView } from '../features/site/pong/pong-view.tsx';
import { definePage } from '../shared/page.ts';

export const page = definePage({
  component: PongView,
  prefetch: async () => null,
  meta: () => ({ title: '连接状态' }),
});
