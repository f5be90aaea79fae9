import {
  searchAlbums as albumsEndpoint,
  getHotWords,
  getSuggestions,
  searchImages as imagesEndpoint,
  searchPhotographers as photographersEndpoint,
} from '@tuyuan/contract/library/advance-image-search.ts';
import { getImages } from '@tuyuan/contract/library/image-data.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { assertNotBlocked, type TrafficCounter } from '../../site/index.ts';
import { browseImages } from './browse-images.ts';
import type { SearchParts } from './card-loaders.ts';
import { isMiss } from './is-miss.ts';
import { searchAlbums, searchPhotographers } from './search-groups.ts';
import { searchImages } from './search-images.ts';
import { searchQueue } from './search-queue.ts';
import { listHotWords, suggestTerms } from './suggest-terms.ts';
import { synonymManagementRoutes } from './synonym-management.routes.ts';

/** Binds advanceImageSearch and the filtered image list, which uses the same index. */
export function searchRoutes(
  app: FastifyInstance,
  { noteMiss, ...parts }: SearchParts & Pick<TrafficCounter, 'noteMiss'>,
  searchesAtOnce: number,
): void {
  const queued = searchQueue(searchesAtOnce);
  bindEndpoint(app, imagesEndpoint, async (context, input) => {
    const { db, actor, clientIp, userAgent } = context;
    await assertImageWords(db, input);
    const found = await queued(() => searchImages(db, input, parts));
    if (isMiss(input, found))
      noteMiss({ db, clientIp, userAgent, isLeftOut: (actor?.permissions.size ?? 0) > 0 }, input.keyword);
    return found;
  });
  bindEndpoint(app, albumsEndpoint, async ({ db }, input) => {
    await assertNotBlocked(db, { keyword: input.keyword });
    return searchAlbums(db, input, parts);
  });
  bindEndpoint(app, photographersEndpoint, async ({ db }, input) => {
    await assertNotBlocked(db, { keyword: input.keyword });
    return searchPhotographers(db, input, parts);
  });
  bindEndpoint(app, getSuggestions, ({ db }, input) => suggestTerms(db, input));
  bindEndpoint(app, getHotWords, ({ db }) => listHotWords(db));
  synonymManagementRoutes(app);
  bindEndpoint(app, getImages, async ({ db }, input) => {
    await assertImageWords(db, input);
    return browseImages(db, input, parts);
  });
}

/** Throws `Text.Blocked` at each filter that is typed. */
function assertImageWords(
  db: Database,
  {
    keyword,
    title,
    author,
    description,
    no,
  }: Partial<Record<'keyword' | 'title' | 'author' | 'description' | 'no', string>>,
): Promise<void> {
  return assertNotBlocked(db, { keyword, title, author, description, no });
}
