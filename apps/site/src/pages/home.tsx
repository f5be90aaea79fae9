import { useGetHomeDataBlocksQuery } from '@tuyuan/api-client/site/index-data.ts';
import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import type { ReactNode } from 'react';
import { SearchBox } from '../features/library/site-search/search-box.tsx';
import { loadHome } from '../features/site/home/block-queries.ts';
import { Hero } from '../features/site/home/hero.tsx';
import { activeBlocks, type HomeBlockType } from '../features/site/home/home-blocks.ts';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';

// Below the first screen: their HTML is in the page, their code is loaded after it.
const AlbumRow = deferred(async () => (await import('../features/site/home/album-row.tsx')).AlbumRow);
const CategoryStrip = deferred(async () => (await import('../features/site/home/category-strip.tsx')).CategoryStrip);
const Conferences = deferred(async () => (await import('../features/site/home/conferences.tsx')).Conferences);
const ImageTabs = deferred(async () => (await import('../features/site/home/image-tabs.tsx')).ImageTabs);
const LibraryState = deferred(async () => (await import('../features/site/home/library-state.tsx')).LibraryState);
const LateBlock = deferred(async () => (await import('../features/site/home/late-block.tsx')).LateBlock);
const Photographers = deferred(async () => (await import('../features/site/home/photographers.tsx')).Photographers);
const TopicAlbums = deferred(async () => (await import('../features/site/home/topic-albums.tsx')).TopicAlbums);

const late = (block: HomeBlock) => <LateBlock {...block} />;

/** The hero, which is always first, shows the carousel. */
const render: Readonly<Record<Exclude<HomeBlockType, 'carousel'>, (block: HomeBlock) => ReactNode>> = {
  categories: (block) => <CategoryStrip {...block} />,
  images: (block) => (block.layout === 'tabs' ? <ImageTabs {...block} /> : late(block)),
  albums: (block) => <AlbumRow {...block} />,
  topicAlbums: (block) => <TopicAlbums {...block} />,
  videos: late,
  photographers: (block) => <Photographers {...block} />,
  conferences: (block) => <Conferences {...block} />,
  panoramas: late,
  activities: late,
  articles: late,
  notices: late,
  friendLinks: late,
  richText: late,
  banner: late,
};

function HomePage() {
  const { data } = useGetHomeDataBlocksQuery();
  const blocks = activeBlocks(data?.items);
  const carousel = blocks.find(({ type }) => type === 'carousel');
  return (
    <>
      <Hero hasCarousel={carousel !== undefined} count={carousel?.count ?? 0} search={<SearchBox size="large" />} />
      <LibraryState />
      {blocks.map((block) => {
        if (block.type === 'carousel') return null;
        return (
          <div key={block.id} data-block={block.id}>
            {render[block.type](block)}
          </div>
        );
      })}
    </>
  );
}

export const page = definePage({
  component: HomePage,
  prefetch: loadHome,
  meta: (image, { origin, siteName, siteDescription }) => ({
    title: '',
    description: siteDescription,
    canonical: '/',
    image,
    jsonLd: [
      {
        '@type': 'WebSite',
        name: siteName,
        description: siteDescription,
        url: `${origin}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search/photo?keyword={keyword}` },
          'query-input': 'required name=keyword',
        },
      },
      { '@type': 'Organization', name: siteName, url: `${origin}/`, logo: `${origin}/icon-512.png` },
    ],
  }),
});
