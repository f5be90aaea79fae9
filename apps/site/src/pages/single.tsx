import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { browserPart } from '../shared/browser-part.tsx';
import { definePage } from '../shared/page.ts';

const LicenceVerify = browserPart(
  async () => (await import('../features/commerce/verify/licence-verify.tsx')).LicenceVerify,
  () => <Skeleton height="320px" />,
);

export const page = definePage({
  component: LicenceVerify,
  prefetch: async () => null,
  isValid: (_data, { url }) => url.searchParams.get('key') === 'licence',
  meta: () => ({ title: '授权核验' }),
});
