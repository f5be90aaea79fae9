import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, textField } from '../fields.ts';
import { cursorField, pageFields, pageOf } from '../paging.ts';
import { AlbumCard, albumSorts } from './album-data.ts';
import {
  ImageCard,
  ImageFilter,
  imagePageFields,
  imageSorts,
  NamedReference,
  orientations,
  searchColours,
} from './image.ts';
import { defaultLikeness } from './likeness.ts';
import { PhotographerCard } from './photographer-data.ts';
import { tempKeyField } from './temp-image.ts';

export const matchKinds = [
  'title',
  'label',
  'synonym',
  'author',
  'region',
  'category',
  'description',
  'no',
  'pinyin',
  'alike',
  'meaning',
] as const;

/** Why a hit matched: `同义 山≈岭` is { kind: 'synonym', query: '山', matched: '岭' }; `构图 92%` is { kind: 'alike', query: '', matched: '构图 92%' }; found by what is on it is { kind: 'meaning', query: '雪山', matched: '' }. */
export const MatchReason = z.object({ kind: z.enum(matchKinds), query: z.string(), matched: z.string() });
export type MatchReason = z.infer<typeof MatchReason>;

export const ImageHit = ImageCard.extend({
  reasons: z.array(MatchReason),
  /** How alike it is to the picture that is searched with, 0–1; null in a search without one. */
  likeness: z.number().min(0).max(1).nullable(),
});
export type ImageHit = z.infer<typeof ImageHit>;

const facetOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count }));

/** Each facet is counted without its own selection. Counts of a very common word are lower bounds. */
export const SearchFacets = z.object({
  categories: z.array(NamedReference.extend({ count })),
  regions: z.array(NamedReference.extend({ count })),
  orientations: facetOf(z.enum(orientations)),
  colours: facetOf(z.enum(searchColours)),
  years: facetOf(z.int()),
  countsAreLowerBounds: z.boolean(),
});
export type SearchFacets = z.infer<typeof SearchFacets>;

/** Dropping `condition`, or searching by `meaning` in place of the words, would find `gain` more. */
export const Relaxation = z.object({
  condition: z.enum([
    'keyword',
    'categoryIds',
    'regionIds',
    'orientations',
    'colours',
    'years',
    'taken',
    'text',
    'price',
    'faces',
    'meaning',
  ]),
  /** The word to drop when the condition is the keyword. */
  word: z.string().nullable(),
  gain: count,
});
export type Relaxation = z.infer<typeof Relaxation>;

const queryReading = {
  /** Words that the query was split into. */
  words: z.array(z.string()),
  /** Synonyms that were searched along. */
  synonyms: z.array(z.string()),
  /** The wording that was searched in place of the typed one, which finds nothing. */
  corrected: z.string().nullable(),
  /** Words that were left out, because all words together find nothing. */
  dropped: z.array(z.string()),
};

const share = z.number().min(0).max(1);

/** The picture that is searched with, together with every other filter: an uploaded one or one of the library. */
const pictureFields = {
  tempKey: tempKeyField.optional(),
  similarTo: idField.optional(),
  /** Part of the uploaded picture, as shares of its sides. */
  crop: z
    .object({ x: share, y: share, width: share.min(0.02, '选框太小了'), height: share.min(0.02, '选框太小了') })
    .optional(),
  /** Percent; what is less alike is only counted. */
  minLikeness: z.int().min(0).max(100).default(defaultLikeness),
};

/** Found, but less alike than was asked for; 0 without a picture. */
const hiddenCount = count;
/** Only the nearest by picture were compared: the counts are of these. */
const isEstimate = z.boolean();

export const searchImages = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/advanceImageSearch/Search',
  access: 'public',
  summary: 'Searches published images by words and filters, with facets.',
  input: ImageFilter.extend({
    ...imagePageFields,
    ...pictureFields,
    sort: z.enum(imageSorts).default('relevance'),
    /** True matches only the words as typed: no synonyms, no pinyin. */
    exact: flagField.default(false),
    /** True finds images by what is on them; by their words where this server has no text-image model. */
    byMeaning: flagField.default(false),
    /** False omits the facets (following pages, live counts). */
    withFacets: flagField.default(true),
  }),
  output: pageOf(ImageHit).extend({
    ...queryReading,
    /** A similar known wording when little was found. */
    didYouMean: z.string().nullable(),
    facets: SearchFacets.nullable(),
    relaxations: z.array(Relaxation),
    /** Found by what is on them. */
    isByMeaning: z.boolean(),
    hiddenCount,
    isEstimate,
  }),
  errors: ['Text.Blocked', 'TempImage.Gone', 'Image.NotFound', 'PictureSearch.Preparing', 'MeaningSearch.Preparing'],
  audited: false,
});

export const searchAlbums = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/advanceImageSearch/AlbumSearch',
  access: 'public',
  summary: 'Searches published albums by words and filters.',
  input: z.object({
    ...pageFields,
    ...pictureFields,
    cursor: cursorField,
    keyword: textField(200).default(''),
    exact: flagField.default(false),
    categoryIds: listField(idField, 50),
    regionIds: listField(idField, 50),
    sort: z.enum(albumSorts).default('relevance'),
  }),
  output: pageOf(AlbumCard).extend({ ...queryReading, hiddenCount, isEstimate }),
  errors: ['Text.Blocked', 'TempImage.Gone', 'Image.NotFound', 'PictureSearch.Preparing'],
  audited: false,
});

export const searchPhotographers = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/advanceImageSearch/PhotographerSearch',
  access: 'public',
  summary: 'Searches photographers by name, sign and region.',
  input: z.object({ ...pageFields, keyword: textField(200).default(''), regionIds: listField(idField, 50) }),
  output: pageOf(PhotographerCard).extend(queryReading),
  errors: ['Text.Blocked'],
  audited: false,
});

export const searchKinds = ['photo', 'gallery', 'photographer'] as const;

export const getSuggestions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/advanceImageSearch/GetSuggestions',
  access: 'public',
  summary: 'Completions for what is being typed, also by pinyin and initials.',
  input: z.object({ keyword: textField(50).default(''), kind: z.enum(searchKinds).default('photo') }),
  output: z.object({ items: z.array(z.object({ text: z.string(), count })) }),
  errors: [],
});

export const getHotWords = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/advanceImageSearch/GetHotWords',
  access: 'public',
  summary: 'Words worth trying: what the library holds most of and people look at most.',
  input: z.object({}),
  output: z.object({ items: z.array(z.string()) }),
  errors: [],
});
