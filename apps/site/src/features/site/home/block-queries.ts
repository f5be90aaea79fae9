import { conferenceDataApi } from '@tuyuan/api-client/conference/conference-data.ts';
import { articleDataApi } from '@tuyuan/api-client/content/article-data.ts';
import { advanceImageSearchApi } from '@tuyuan/api-client/library/advance-image-search.ts';
import { albumCategoryDataApi } from '@tuyuan/api-client/library/album-category-data.ts';
import { albumDataApi } from '@tuyuan/api-client/library/album-data.ts';
import { imageDataApi } from '@tuyuan/api-client/library/image-data.ts';
import { photographerDataApi } from '@tuyuan/api-client/library/photographer-data.ts';
import { decorationSources } from '@tuyuan/api-client/resource-url.ts';
import { indexDataApi } from '@tuyuan/api-client/site/index-data.ts';
import type { HomeBlock } from '@tuyuan/contract/site/index-data.ts';
import { conferencesAhead } from '../../../shared/conference/conferences-ahead.ts';
import type { PageStore } from '../../../shared/page.ts';
import { activeBlocks, articlesOf, type HomeBlockType, sourceQuery } from './home-blocks.ts';

type Load = (store: PageStore, block: HomeBlock) => Promise<unknown>;

/** For blocks that bring their content with them, or are asked for by the browser. */
const nothing = () => Promise.resolve();

const articles: Load = (store, block) =>
  store.tryLoad(articleDataApi.endpoints.getArticles.initiate(articlesOf(block)));

/** Loads each block's data; its component uses the same query by hook. A block whose query fails is not shown. */
const loads: Readonly<Record<HomeBlockType, Load>> = {
  carousel: (store) => store.tryLoad(indexDataApi.endpoints.getCarousels.initiate()),
  categories: (store) => store.tryLoad(albumCategoryDataApi.endpoints.getCategoryTree.initiate({ rootsOnly: true })),
  images: (store, block) => store.tryLoad(imageDataApi.endpoints.getImages.initiate(sourceQuery(block))),
  albums: (store, block) => store.tryLoad(albumDataApi.endpoints.getAlbums.initiate(sourceQuery(block))),
  topicAlbums: (store, { count }) =>
    store.tryLoad(albumDataApi.endpoints.getTopicAlbums.initiate({ maxResultCount: count })),
  videos: nothing,
  photographers: (store, { count }) =>
    store.tryLoad(photographerDataApi.endpoints.getPhotographerRank.initiate({ maxResultCount: count })),
  conferences: (store, { count }) =>
    store.tryLoad(conferenceDataApi.endpoints.getConferences.initiate(conferencesAhead(count))),
  panoramas: nothing,
  activities: nothing,
  articles,
  notices: articles,
  friendLinks: (store) => store.tryLoad(indexDataApi.endpoints.getFriendLinks.initiate()),
  richText: nothing,
  banner: nothing,
};

/** Loads everything the home page shows at first; returns the picture that stands for the site in share cards. */
export async function loadHome(store: PageStore): Promise<string | undefined> {
  const [blocks] = await Promise.all([
    store.load(indexDataApi.endpoints.getHomeDataBlocks.initiate()),
    store.tryLoad(indexDataApi.endpoints.getLibraryFigures.initiate()),
    store.tryLoad(advanceImageSearchApi.endpoints.getHotWords.initiate()),
  ]);
  await Promise.all(activeBlocks(blocks.items).map((block) => loads[block.type](store, block)));
  const shown = await store.tryLoad(indexDataApi.endpoints.getCarousels.initiate());
  const [slide] = shown?.items ?? [];
  return slide && decorationSources(slide.image).src;
}
