import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, flagField, idField, listField, textField, wireTime } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { NamedReference } from '../library/image.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { pictureErrors } from '../picture-errors.ts';
import { articleKinds, articleStates, maxArticleBody, maxArticleTags, maxArticleVideoBytes } from './article-words.ts';

const revisionField = z.int('版本不正确').min(1, '版本不正确').max(2_147_483_647, '版本不正确');

export const ManagedArticle = z.object({
  id: idField,
  title: z.string(),
  summary: z.string(),
  cover: coverSchema.nullable(),
  category: NamedReference,
  kind: z.enum(articleKinds),
  pageKey: z.string().nullable(),
  state: z.enum(articleStates),
  isPinned: z.boolean(),
  /** Number of the latest revision. */
  revision: revisionField,
  /** Number of the one that visitors see or saw last; null before the first publication. */
  liveRevision: revisionField.nullable(),
  /** When the scheduled revision appears; null where none waits. */
  scheduledAt: wireTime.nullable(),
  publishedAt: wireTime.nullable(),
  updatedAt: wireTime,
  views: count,
});
export type ManagedArticle = z.infer<typeof ManagedArticle>;

const words = {
  title: textField(80, 1),
  summary: textField(300),
  body: textField(maxArticleBody),
  source: textField(60),
  authorName: textField(30),
  /** The photographer who wrote it; null where only a name is printed. */
  authorId: idField.nullable().default(null),
  tags: listField(textField(20, 1), maxArticleTags),
  coverImageId: idField.nullable(),
};

export const ArticleRevision = z.object({
  number: revisionField,
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  source: z.string(),
  authorName: z.string(),
  authorId: idField.nullable(),
  tags: z.array(z.string()),
  coverImageId: idField.nullable(),
  cover: coverSchema.nullable(),
});
export type ArticleRevision = z.infer<typeof ArticleRevision>;

const RevisionEntry = z.object({
  number: revisionField,
  title: z.string(),
  editor: z.string(),
  characters: count,
  pictures: count,
  createdAt: wireTime,
});
export type RevisionEntry = z.infer<typeof RevisionEntry>;

export const ArticleDraft = ManagedArticle.extend({
  draft: ArticleRevision,
  /** Of an answer of the help: how many it helped, and how many not. */
  helpfulCount: count,
  unhelpfulCount: count,
  /** The newest first. */
  revisions: z.array(RevisionEntry),
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;

export const getManagedArticles = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/article/GetArticles',
  access: 'permission:Pages.Articles',
  summary: 'All articles, those that aren’t published too.',
  input: z.object({
    ...pageFields,
    keyword: textField(60).default(''),
    states: listField(z.enum(articleStates), articleStates.length),
    categoryIds: listField(idField, 50),
    sorting: sortingField(['updatedAt', 'publishedAt', 'views'], 'updatedAt DESC'),
  }),
  output: pageOf(ManagedArticle),
  errors: [],
});

export const getManagedArticle = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/article/GetArticle',
  access: 'permission:Pages.Articles',
  summary: 'One article with its latest revision and the list of all of them.',
  input: z.object({ id: idField }),
  output: ArticleDraft,
  errors: ['Article.NotFound'],
});

export const getArticleRevision = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/article/GetRevision',
  access: 'permission:Pages.Articles',
  summary: 'One revision of an article.',
  input: z.object({ id: idField, number: z.coerce.number<number>().pipe(revisionField) }),
  output: ArticleRevision,
  errors: ['Article.NotFound'],
});

export const createArticle = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/article/CreateArticle',
  access: 'permission:Pages.Articles.Create',
  summary: 'Begins an article that visitors don’t see.',
  input: z.object({ title: words.title, categoryId: idField }),
  output: ArticleDraft,
  errors: ['Article.NotFound', 'ArticleCategory.NotFound', 'Text.Blocked'],
  idempotent: true,
});

export const saveArticle = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/article/SaveArticle',
  access: 'permission:Pages.Articles.Edit',
  summary: 'Saves a new revision; refused where another editor has saved one since the revision it is based on.',
  input: z.object({ id: idField, basedOn: revisionField, ...words }),
  output: ArticleDraft,
  errors: ['Article.NotFound', 'Article.ChangedMeanwhile', 'Image.NotFound', 'Photographer.NotFound', 'Text.Blocked'],
});

export const restoreArticleRevision = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/article/RestoreRevision',
  access: 'permission:Pages.Articles.Edit',
  summary: 'Makes an older revision the latest one again, as a revision of its own.',
  input: z.object({ id: idField, number: revisionField, basedOn: revisionField }),
  output: ArticleDraft,
  errors: ['Article.NotFound', 'Article.ChangedMeanwhile'],
});

export const placeArticle = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/article/PlaceArticle',
  access: 'permission:Pages.Articles.Edit',
  summary: 'Says where an article stands: its category, whether it is pinned, the key of a single page. Shown at once.',
  input: z.object({
    id: idField,
    categoryId: idField,
    isPinned: flagField,
    pageKey: textField(40)
      .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, '只用小写字母、数字和连字符')
      .default(''),
  }),
  output: ArticleDraft,
  errors: ['Article.NotFound', 'ArticleCategory.NotFound', 'Article.KeyTaken', 'Article.IsAgreement'],
});

export const createArticlePreview = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/article/CreatePreviewLink',
  access: 'permission:Pages.Articles',
  summary: 'A link that shows one revision on the site to whoever has it, for two hours.',
  input: z.object({ id: idField, revision: revisionField }),
  output: z.object({ path: z.string(), expiresAt: wireTime }),
  errors: ['Article.NotFound'],
  audited: false,
});

export const publishArticle = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/article/Publish',
  access: 'permission:Pages.Articles.Edit',
  summary: 'Shows the latest revision to visitors, at once or from a moment on.',
  input: z.object({
    id: idField,
    revision: revisionField,
    at: wireTime.nullable().default(null),
    /** Of an agreement: whether who has agreed to an earlier version is asked again. */
    asksAgain: flagField.default(false),
  }),
  output: ArticleDraft,
  errors: ['Article.NotFound', 'Article.ChangedMeanwhile', 'Article.Empty', 'Article.TimePast'],
});

export const withdrawArticle = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/article/Withdraw',
  access: 'permission:Pages.Articles.Edit',
  summary: 'Takes back what is scheduled; where nothing is, hides the article from visitors.',
  input: z.object({ id: idField }),
  output: ArticleDraft,
  errors: ['Article.NotFound', 'Article.IsAgreement'],
});

export const deleteArticle = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/article/DeleteArticle',
  access: 'permission:Pages.Articles.Delete',
  summary: 'Deletes an article with all its revisions.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Article.NotFound', 'Article.IsAgreement'],
});

export const uploadArticlePicture = defineUpload({
  method: 'POST',
  path: '/api/services/app/article/UploadPicture',
  access: 'permission:Pages.Articles.Edit',
  summary: 'Keeps a picture for a text that isn’t from the library, such as a drawing, and answers its path.',
  input: z.object({}),
  output: z.object({ path: z.string() }),
  errors: [...pictureErrors],
  upload: { maxBytes: 10 * 1024 * 1024 },
});

export const uploadArticleVideo = defineUpload({
  method: 'POST',
  path: '/api/services/app/article/UploadVideo',
  access: 'permission:Pages.Articles.Edit',
  summary: 'Keeps a short film (MP4) for a text and answers its path.',
  input: z.object({}),
  output: z.object({ path: z.string() }),
  errors: ['Article.NotAVideo'],
  upload: { maxBytes: maxArticleVideoBytes },
});
