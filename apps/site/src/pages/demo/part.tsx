import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';
import { DemoFrame } from '../../features/site/demo/demo-frame.tsx';
import { type DemoName, demoPages } from '../../features/site/demo/demo-pages.ts';
import { definePage } from '../../shared/page.ts';

const parts: Readonly<Record<DemoName, ComponentType>> = {
  'crop-dialog': lazy(async () => ({ default: (await import('../../features/site/demo/crop-demo.tsx')).CropDemo })),
  'window-loader': lazy(async () => ({
    default: (await import('../../features/site/demo/window-demo.tsx')).WindowDemo,
  })),
  'html-fragment': lazy(async () => ({
    default: (await import('../../features/site/demo/fragment-demo.tsx')).FragmentDemo,
  })),
  'message-box': lazy(async () => ({
    default: (await import('../../features/site/demo/message-box-demo.tsx')).MessageBoxDemo,
  })),
  'progress-bar': lazy(async () => ({
    default: (await import('../../features/site/demo/progress-demo.tsx')).ProgressDemo,
  })),
  grid: lazy(async () => ({ default: (await import('../../features/site/demo/grid-demo.tsx')).GridDemo })),
  viewer: lazy(async () => ({ default: (await import('../../features/library/viewer/viewer-demo.tsx')).ViewerDemo })),
  gates: lazy(async () => ({ default: (await import('../../features/site/demo/gates-demo.tsx')).GatesDemo })),
  captcha: lazy(async () => ({ default: (await import('../../features/site/demo/captcha-demo.tsx')).CaptchaDemo })),
  controls: lazy(async () => ({ default: (await import('../../features/site/demo/controls-demo.tsx')).ControlsDemo })),
};

const never = () => () => {};

function DemoPage() {
  const { name } = useParams();
  // The demos are rendered by the browser only.
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const entry = demoPages.find((each) => each.name === name);
  if (!entry) return null;
  const Part = parts[entry.name];
  return (
    <DemoFrame entry={entry}>
      <Suspense>{isLive && <Part />}</Suspense>
    </DemoFrame>
  );
}

export const page = definePage({
  component: DemoPage,
  async prefetch(store, { params }) {
    const setting = await store.tryLoad(indexDataApi.endpoints.getSystemSetting.initiate());
    return setting?.showsDemoPages ? demoPages.find(({ name }) => name === params.name) : undefined;
  },
  isValid: (entry) => entry !== undefined,
  meta: (entry) => ({ title: entry?.title ?? '' }),
});
