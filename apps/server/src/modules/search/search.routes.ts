import {
  searchAlbums as albumsEndpoint,
  getHotWords,
  getSuggestions,
  searchImages as imagesEndpoint,
  searchPhotographers as photographersEndpoint,
} from '@tuyuan/contract/advance-image-search.ts';
import { getImages } from '@tuyuan/contract/image-data.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts';
import { browseImages } from './browse-images.ts';
import { searchAlbums, searchPhotographers } from './search-groups.ts';
import { searchImages } from './search-images.ts';
import { listHotWords, suggestTerms } from './suggest-terms.ts';

/** Binds advanceImageSearch and the filtered image list, which the same index answers. */
export function searchRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, imagesEndpoint, ({ db }, input) => searchImages(db, input, timeZone));
  bindEndpoint(app, albumsEndpoint, ({ db }, input) => searchAlbums(db, input, timeZone));
  bindEndpoint(app, photographersEndpoint, ({ db }, input) => searchPhotographers(db, input));
  bindEndpoint(app, getSuggestions, ({ db }, input) => suggestTerms(db, input));
  bindEndpoint(app, getHotWords, ({ db }) => listHotWords(db));
  bindEndpoint(app, getImages, ({ db }, input) => browseImages(db, input, timeZone));
}
