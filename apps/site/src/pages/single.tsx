import { agreementApi } from '@tuyuan/api-client/account/agreement.ts';
import { articleDataApi } from '@tuyuan/api-client/content/article-data.ts';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useSearchParams } from 'react-router-dom';
import { AgreementView } from '../features/content/single/agreement-view.tsx';
import { agreementPlace, isAgreementPage, pagesArgument } from '../features/content/single/single-pages.ts';
import { SingleFrame, WrittenPage } from '../features/content/single/single-view.tsx';
import { browserPart } from '../shared/browser-part.tsx';
import { definePage, type PageStore } from '../shared/page.ts';

const LicenceVerify = browserPart(
  async () => (await import('../features/commerce/verify/licence-verify.tsx')).LicenceVerify,
  () => <Skeleton height="320px" />,
);

const AwardVerify = browserPart(
  async () => (await import('../features/contest/award/award-verify.tsx')).AwardVerify,
  () => <Skeleton height="320px" />,
);

/** Titles of the pages that check something by its number. */
const checks: Readonly<Record<string, string>> = { licence: '授权核验', award: '获奖证书核验' };

function SinglePage() {
  const [query] = useSearchParams();
  const key = query.get('key') ?? '';
  return (
    <SingleFrame current={key}>
      {key === 'licence' ? (
        <LicenceVerify />
      ) : key === 'award' ? (
        <AwardVerify />
      ) : isAgreementPage(key) ? (
        <AgreementView key={key} agreementKey={key} />
      ) : (
        <WrittenPage pageKey={key} />
      )}
    </SingleFrame>
  );
}

async function loadAgreement(store: PageStore, place: ReturnType<typeof agreementPlace>) {
  const { getAgreementVersion, getAgreementVersions } = agreementApi.endpoints;
  const { key, version } = place;
  const [text] = await Promise.all([
    store.load(getAgreementVersion.initiate({ key, version })),
    store.tryLoad(getAgreementVersions.initiate({ key })),
  ]);
  return text;
}

export const page = definePage({
  component: SinglePage,
  async prefetch(store, { url }) {
    const key = url.searchParams.get('key') ?? '';
    const { getArticles, getPage } = articleDataApi.endpoints;
    const pages = store.tryLoad(getArticles.initiate(pagesArgument));
    const shown =
      Object.hasOwn(checks, key) || key === '' || key.length > 40
        ? { title: checks[key] ?? '' }
        : isAgreementPage(key)
          ? await loadAgreement(store, agreementPlace(key, url.searchParams))
          : await store.load(getPage.initiate({ key }));
    await pages;
    return { key, title: shown.title };
  },
  isValid: ({ key }) => key !== '' && key.length <= 40,
  meta: ({ key, title }) => ({
    title,
    ...(!Object.hasOwn(checks, key) && { canonical: `/single?key=${encodeURIComponent(key)}` }),
  }),
});
