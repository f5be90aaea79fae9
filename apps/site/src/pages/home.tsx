import { useGetHomeDataBlocksQuery } from '@tuyuan/api-client/site/index-data.ts';
import type { ComponentType } from 'react';
import { SearchBox } from '../features/library/site-search/search-box.tsx';
import { loadHome } from '../features/site/home/block-queries.ts';
import { Hero } from '../features/site/home/hero.tsx';
import { activeBlocks, type HomeBlockType } from '../features/site/home/home-blocks.ts';
import { LibraryState } from '../features/site/home/library-state.tsx';
import { deferred } from '../shared/deferred.tsx';
import { definePage } from '../shared/page.ts';

interface BlockProps {
  readonly title: string;
  readonly count: number;
}

// Below the first screen: their HTML is in the page, their code is loaded after it.
const AlbumRow = deferred(async () => (await import('../features/site/home/album-row.tsx')).AlbumRow);
const CategoryStrip = deferred(async () => (await import('../features/site/home/category-strip.tsx')).CategoryStrip);
const Conferences = deferred(async () => (await import('../features/site/home/conferences.tsx')).Conferences);
const FriendLinks = deferred(async () => (await import('../features/site/home/friend-links.tsx')).FriendLinks);
const ImageTabs = deferred(async () => (await import('../features/site/home/image-tabs.tsx')).ImageTabs);
const Photographers = deferred(async () => (await import('../features/site/home/photographers.tsx')).Photographers);
const TopicAlbums = deferred(async () => (await import('../features/site/home/topic-albums.tsx')).TopicAlbums);

/** The hero, which is always first, shows the carousel. */
const components: Readonly<Record<Exclude<HomeBlockType, 'carousel'>, ComponentType<BlockProps>>> = {
  categories: CategoryStrip,
  images: ImageTabs,
  albums: AlbumRow,
  topicAlbums: TopicAlbums,
  photographers: Photographers,
  conferences: Conferences,
  friendLinks: FriendLinks,
};

function HomePage() {
  const { data } = useGetHomeDataBlocksQuery();
  const blocks = activeBlocks(data?.items);
  const carousel = blocks.find(({ type }) => type === 'carousel');
  return (
    <>
      <Hero hasCarousel={carousel !== undefined} count={carousel?.count ?? 0} search={<SearchBox size="large" />} />
      <LibraryState />
      {blocks.map(({ id, type, title, count }) => {
        if (type === 'carousel') return null;
        const Block = components[type];
        return <Block key={id} title={title} count={count} />;
      })}
    </>
  );
}

export const page = definePage({
  component: HomePage,
  prefetch: loadHome,
  meta: (_data, { origin, siteName, siteDescription }) => ({
    title: '',
    description: siteDescription,
    canonical: '/',
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
    ],
  }),
});
