import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { ImageCard, NamedReference } from '../library/image.ts';
import { pageFields, pageOf } from '../paging.ts';
import { articleKinds } from './article-words.ts';

export const ArticleCard = z.object({
  id: idField,
  title: z.string(),
  summary: z.string(),
  cover: coverSchema.nullable(),
  category: NamedReference,
  /** Of a single page: the key in its address. */
  pageKey: z.string().nullable(),
  authorName: z.string(),
  publishedAt: wireTime,
  /** Minutes it takes to read. */
  minutes: z.int().min(1),
  imageCount: count,
  views: count,
  isPinned: z.boolean(),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

const Neighbour = z.object({ id: idField, title: z.string() });

export const ArticleDetail = ArticleCard.extend({
  /** Cleaned by the server; its figures are those of today. */
  html: z.string(),
  /** The headings, whose ids stand in the text. */
  contents: z.array(z.object({ id: z.string(), text: z.string() })),
  source: z.string(),
  /** The photographer who wrote it, while that one has a page. */
  authorId: idField.nullable(),
  tags: z.array(z.string()),
  updatedAt: wireTime,
  /** Published images that the text shows. */
  images: z.array(ImageCard),
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
  related: z.array(ArticleCard),
});
export type ArticleDetail = z.infer<typeof ArticleDetail>;

export const ArticleCategory = z.object({
  id: idField,
  parentId: idField.nullable(),
  name: z.string(),
  kind: z.enum(articleKinds),
  isPinned: z.boolean(),
  /** Published articles of its own. */
  articleCount: count,
});
export type ArticleCategory = z.infer<typeof ArticleCategory>;

export const getArticleCategories = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetArticleCategories',
  access: 'public',
  summary: 'The categories of articles, parents before their children.',
  input: z.object({}),
  output: z.object({ items: z.array(ArticleCategory) }),
  errors: [],
});

export const getArticles = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetArticles',
  access: 'public',
  summary:
    'Published articles of a kind; newest: those that are pinned first; hottest: most read in the last seven days.',
  input: z.object({
    ...pageFields,
    kind: z.enum(articleKinds).default('article'),
    categoryId: idField.optional(),
    /** Those that this photographer wrote. */
    authorId: idField.optional(),
    keyword: textField(60).default(''),
    tag: textField(20).default(''),
    sort: z.enum(['newest', 'hottest']).default('newest'),
  }),
  output: pageOf(ArticleCard),
  errors: [],
});

export const getArticle = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetArticle',
  access: 'public',
  summary:
    'One published article with its neighbours in its category and related ones; with a preview’s token, the revision that it is for.',
  input: z.object({ id: idField, preview: z.string().max(100).optional() }),
  output: ArticleDetail,
  errors: ['Article.NotFound', 'Article.PreviewExpired'],
});

export const getPage = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetPage',
  access: 'public',
  summary: 'One published single page by its key, such as about-us or privacy.',
  input: z.object({ key: textField(40, 1) }),
  output: ArticleDetail,
  errors: ['Article.NotFound'],
});

export const getArticleTags = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetArticleTags',
  access: 'public',
  summary: 'The tags most used by published articles.',
  input: z.object({}),
  output: z.object({ items: z.array(z.string()) }),
  errors: [],
});
