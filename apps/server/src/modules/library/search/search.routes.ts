import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import {
  searchAlbums as albumsEndpoint,
  getHotWords,
  getSuggestions,
  searchImages as imagesEndpoint,
  searchPhotographers as photographersEndpoint,
} from '@tuyuan/contract/library/advance-image-search.ts';
import { getImages } from '@tuyuan/contract/library/image-data.ts';
import { getFaceFacets as faceFacetsEndpoint } from '@tuyuan/contract/library/image-face.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { assertNotBlocked, type TrafficCounter } from '../../site/index.ts';
import type { MeaningSearch } from '../meaning/index.ts';
import type { LookTables } from '../similar/index.ts';
import { browseImages } from './browse-images.ts';
import type { SearchParts } from './card-loaders.ts';
import type { PictureLooks } from './find-alike-images.ts';
import { getFaceFacets } from './get-face-facets.ts';
import { isMiss } from './is-miss.ts';
import { meaningOffers } from './offer-meaning.ts';
import { searchImagesByMeaning } from './search-by-meaning.ts';
import { searchAlbumsByPicture, searchImagesByPicture } from './search-by-picture.ts';
import { searchAlbums, searchPhotographers } from './search-groups.ts';
import { searchImages } from './search-images.ts';
import { searchQueue } from './search-queue.ts';
import { listHotWords, suggestTerms } from './suggest-terms.ts';
import { synonymManagementRoutes } from './synonym-management.routes.ts';

type PictureSource = Pick<InputOf<typeof imagesEndpoint>, 'tempKey' | 'similarTo' | 'crop'>;

interface PictureParts {
  tables: LookTables;
  /** Null on a server without a text-image model. */
  meaning: MeaningSearch | null;
  /** Returns the looks that are searched for; null in a search without a picture. Throws `TempImage.Gone`, `Image.NotFound`. */
  readPicture(db: Database, source: PictureSource): Promise<PictureLooks | null>;
}

/** Binds advanceImageSearch and the filtered image list, which uses the same index. */
export function searchRoutes(
  app: FastifyInstance,
  { noteMiss, tables, meaning, readPicture, ...parts }: SearchParts & PictureParts & Pick<TrafficCounter, 'noteMiss'>,
  searchesAtOnce: number,
): void {
  const queued = searchQueue(searchesAtOnce);
  // Of their own: they may wait for a whole library's codes, and searches by words must not.
  const byPicture = searchQueue(searchesAtOnce);
  const byMeaning = searchQueue(searchesAtOnce);
  const failed = (error: unknown) => app.log.error({ err: error }, 'nothing could be found by meaning');
  const offerMeaning = meaningOffers(searchesAtOnce, failed);
  const pictureOf = async ({ db, tenant }: RequestContext, input: PictureSource) => {
    const picture = await readPicture(db, input);
    return picture && { db, schema: tenant.schema, tables, picture, parts };
  };
  bindEndpoint(app, imagesEndpoint, async (context, input) => {
    const { db, tenant, actor, clientIp, userAgent } = context;
    await assertImageWords(db, input);
    const picture = await pictureOf(context, input);
    if (picture) return byPicture(() => searchImagesByPicture(picture, input));
    const search = meaning && input.keyword !== '' && { db, schema: tenant.schema, meaning, parts };
    if (search && input.byMeaning)
      try {
        return await byMeaning(() => searchImagesByMeaning(search, input));
      } catch (error) {
        // By their words, as without a model.
        if (error instanceof AppError) throw error;
        failed(error);
      }
    const found = await queued(() => searchImages(db, input, parts));
    if (isMiss(input, found))
      noteMiss({ db, clientIp, userAgent, isLeftOut: (actor?.permissions.size ?? 0) > 0 }, input.keyword);
    return search && !input.byMeaning ? offerMeaning(search, input, found) : found;
  });
  bindEndpoint(app, faceFacetsEndpoint, async ({ db }, input) => {
    await assertImageWords(db, input);
    return queued(() => getFaceFacets(db, input, parts.timeZone));
  });
  bindEndpoint(app, albumsEndpoint, async (context, input) => {
    const { db } = context;
    await assertNotBlocked(db, { keyword: input.keyword });
    const picture = await pictureOf(context, input);
    return picture ? byPicture(() => searchAlbumsByPicture(picture, input)) : searchAlbums(db, input, parts);
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
