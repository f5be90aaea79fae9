import {
  searchAlbums as albumsEndpoint,
  getHotWords,
  getSuggestions,
  searchImages as imagesEndpoint,
  searchPhotographers as photographersEndpoint,
} from '@tuyuan/contract/library/advance-image-search.ts';
import { getImages } from '@tuyuan/contract/library/image-data.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { browseImages } from './browse-images.ts';
import type { SearchParts } from './card-loaders.ts';
import { searchAlbums, searchPhotographers } from './search-groups.ts';
import { searchImages } from './search-images.ts';
import { searchQueue } from './search-queue.ts';
import { listHotWords, suggestTerms } from './suggest-terms.ts';

/** Binds advanceImageSearch and the filtered image list, which uses the same index. */
export function searchRoutes(app: FastifyInstance, parts: SearchParts, searchesAtOnce: number): void {
  const queued = searchQueue(searchesAtOnce);
  bindEndpoint(app, imagesEndpoint, ({ db }, input) => queued(() => searchImages(db, input, parts)));
  bindEndpoint(app, albumsEndpoint, ({ db }, input) => searchAlbums(db, input, parts));
  bindEndpoint(app, photographersEndpoint, ({ db }, input) => searchPhotographers(db, input, parts));
  bindEndpoint(app, getSuggestions, ({ db }, input) => suggestTerms(db, input));
  bindEndpoint(app, getHotWords, ({ db }) => listHotWords(db));
  bindEndpoint(app, getImages, ({ db }, input) => browseImages(db, input, parts));
}
