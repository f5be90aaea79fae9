import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import { Catalogue } from '../../features/site/demo/catalogue.tsx';
import { CATALOGUE_TITLE, DemoFrame } from '../../features/site/demo/demo-frame.tsx';
import { definePage } from '../../shared/page.ts';

function CataloguePage() {
  return (
    <DemoFrame>
      <Catalogue />
    </DemoFrame>
  );
}

export const page = definePage({
  component: CataloguePage,
  prefetch: (store) => store.tryLoad(indexDataApi.endpoints.getSystemSetting.initiate()),
  isValid: (setting) => setting?.showsDemoPages === true,
  meta: () => ({ title: CATALOGUE_TITLE }),
});
