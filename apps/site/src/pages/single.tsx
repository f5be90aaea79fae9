import { registrationApi } from '@tuyuan/api-client/account/registration.ts';
import { articleDataApi } from '@tuyuan/api-client/content/article-data.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useSearchParams } from 'react-router-dom';
import { agreementPage, pagesArgument } from '../features/content/single/single-pages.ts';
import { AgreementText, SingleFrame, WrittenPage } from '../features/content/single/single-view.tsx';
import { browserPart } from '../shared/browser-part.tsx';
import { definePage } from '../shared/page.ts';

const LicenceVerify = browserPart(
  async () => (await import('../features/commerce/verify/licence-verify.tsx')).LicenceVerify,
  () => <Skeleton height="320px" />,
);

function SinglePage() {
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  const agreement = agreementPage(key);
  return (
    <SingleFrame current={key}>
      {key === 'licence' ? (
        <LicenceVerify />
      ) : agreement ? (
        <AgreementText agreementKey={agreement} />
      ) : (
        <WrittenPage pageKey={key} />
      )}
    </SingleFrame>
  );
}

export const page = definePage({
  component: SinglePage,
  async prefetch(store, { url }) {
    const key = url.searchParams.get('key') ?? '';
    const { getArticles, getPage } = articleDataApi.endpoints;
    const pages = store.tryLoad(getArticles.initiate(pagesArgument));
    const agreement = agreementPage(key);
    const shown =
      key === 'licence' || key === '' || key.length > 40
        ? { title: '授权核验' }
        : agreement
          ? await store.load(registrationApi.endpoints.getAgreement.initiate({ key: agreement }))
          : await store.load(getPage.initiate({ key }));
    await pages;
    return { key, title: shown.title };
  },
  isValid: ({ key }) => key !== '' && key.length <= 40,
  meta: ({ key, title }) => ({
    title,
    ...(key !== 'licence' && { canonical: `/single?key=${encodeURIComponent(key)}` }),
  }),
});
