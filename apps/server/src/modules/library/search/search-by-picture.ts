import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import type {
  searchAlbums as albumsEndpoint,
  searchImages as imagesEndpoint,
} from '@tuyuan/contract/library/advance-image-search.ts';
import { ImageFilter } from '@tuyuan/contract/library/image.ts';
import { wallTimeAt } from '@tuyuan/format/wall-time.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { AnswerTo } from '../../../platform/http/encode-times.ts';
import type { LookTables } from '../similar/index.ts';
import { alikeReasons } from './alike-reasons.ts';
import type { SearchParts } from './card-loaders.ts';
import { countNearestFacets } from './count-nearest-facets.ts';
import { cutPage } from './cut-page.ts';
import { type AlikeImage, type AlikeImages, findAlikeImages, type PictureLooks } from './find-alike-images.ts';
import type { ImageCriteria } from './image-criteria.ts';
import { parseExactQuery, parseSearchQuery } from './parse-search-query.ts';
import { findPublishedAlbums } from './picture-candidates.repository.ts';
import { presentHits } from './present-hits.ts';
import { resolveCriteria } from './resolve-criteria.ts';

type ImagesInput = InputOf<typeof imagesEndpoint>;
type AlbumsInput = InputOf<typeof albumsEndpoint>;

export interface PictureSearch {
  db: Database;
  schema: string;
  tables: LookTables;
  picture: PictureLooks;
  parts: SearchParts;
}

async function find(
  { db, schema, tables, picture, parts }: PictureSearch,
  filter: ImageFilter,
  input: ImagesInput | AlbumsInput,
) {
  const now = wallTimeAt(new Date(parts.now?.() ?? Date.now()), parts.timeZone);
  const query = input.exact ? parseExactQuery(filter.keyword) : parseSearchQuery(filter.keyword, now);
  const criteria = await resolveCriteria(db, filter, query);
  const { timeZone } = parts;
  const minLikeness = input.minLikeness / 100;
  const { sort } = input;
  const findAlike = (by: ImageCriteria) =>
    findAlikeImages(db, schema, tables, { criteria: by, timeZone, picture, minLikeness, sort });
  return { found: await findAlike(criteria), criteria, findAlike };
}

/** Whether all that was compared is alike enough, so that more of the rest may be. */
const isOpenEnded = ({ isCut, hiddenCount }: AlikeImages) => isCut && hiddenCount === 0;

/** Published images that look like a picture and match every filter, the most alike first unless sorted otherwise. */
export async function searchImagesByPicture(
  search: PictureSearch,
  input: ImagesInput,
): Promise<OutputOf<typeof imagesEndpoint>> {
  const { found, criteria, findAlike } = await find(search, input, input);
  const { page, ...position } = cutPage(found.images, isOpenEnded(found), input);
  const query = criteria.keyword;
  const byId = new Map(page.map((image) => [image.imageId, image]));
  const { db, parts } = search;
  const hits = await presentHits(db, parts.cards, [...byId.keys()], query);
  return {
    ...position,
    items: hits.map((hit) => {
      const image = byId.get(hit.id);
      return image ? { ...hit, likeness: image.likeness, reasons: [...alikeReasons(image), ...hit.reasons] } : hit;
    }),
    words: query.words.map(({ text }) => text),
    synonyms: [...new Set(query.words.flatMap((word) => word.synonyms))],
    corrected: null,
    dropped: [],
    didYouMean: null,
    facets: input.withFacets ? await countNearestFacets(db, criteria, found, findAlike) : null,
    relaxations: [],
    isByMeaning: false,
    hiddenCount: found.hiddenCount,
    isEstimate: found.isCut,
  };
}

/** Published albums with an image that looks like the picture; the best image decides. Words and filters are those of the images. */
export async function searchAlbumsByPicture(
  search: PictureSearch,
  input: AlbumsInput,
): Promise<AnswerTo<typeof albumsEndpoint>> {
  const { categoryIds, regionIds, keyword } = input;
  const filter = ImageFilter.parse({ keyword, categoryIds, regionIds });
  const { found, criteria } = await find(search, filter, input);
  const query = criteria.keyword;
  const { db, parts } = search;
  const ids = albumsOf(found.images);
  const published = new Set(await findPublishedAlbums(db, ids));
  const { page, ...position } = cutPage(
    ids.filter((id) => published.has(id)),
    isOpenEnded(found),
    input,
  );
  return {
    ...position,
    items: await parts.cards.loadAlbumCards(db, page),
    words: query.words.map(({ text }) => text),
    synonyms: [...new Set(query.words.flatMap((word) => word.synonyms))],
    corrected: null,
    dropped: [],
    hiddenCount: found.hiddenCount,
    isEstimate: found.isCut,
  };
}

/** Their albums, in the order of the images. */
function albumsOf(images: readonly AlikeImage[]): number[] {
  return [...new Set(images.flatMap(({ albumId }) => (albumId === null ? [] : [albumId])))];
}
