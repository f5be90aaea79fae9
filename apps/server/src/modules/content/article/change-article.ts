import type {
  ArticleRevision,
  createArticle as createArticleCall,
  placeArticle as placeArticleCall,
  restoreArticleRevision,
  saveArticle as saveArticleCall,
} from '@tuyuan/contract/content/article-management.ts';
import { maxArticleBody } from '@tuyuan/contract/content/article-words.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { errorCatalogue } from '@tuyuan/errors/catalogue.ts';
import { cleanHtmlField } from '../../../platform/clean-html.ts';
import { type Database, inTransaction, isUniqueViolation } from '../../../platform/database/database.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { loadImageCards, loadPhotographerCards } from '../../library/index.ts';
import { screenFields } from '../../site/index.ts';
import { articleCategories } from './article-categories.ts';
import { assertNoAgreement } from './assert-no-agreement.ts';
import {
  copyRevision,
  findRevision,
  insertArticle,
  insertRevision,
  lockArticle,
  type NewRevision,
  setPlace,
} from './managed-article.repository.ts';
import { plainText } from './present-body.ts';

/** Returns the id of the new article. Throws `ArticleCategory.NotFound` and `Text.Blocked` at the field. */
export function createArticle(
  { db, actor }: SignedInContext,
  input: InputOf<typeof createArticleCall>,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await articleCategories.assertNode(transaction, input.categoryId);
    const { title } = await screenFields(transaction, { title: input.title });
    const id = await insertArticle(transaction, input.categoryId);
    const empty = { summary: '', body: '', source: '', authorName: '', authorId: null, tags: [], coverImageId: null };
    await insertRevision(transaction, id, { ...empty, title, number: 1, characters: 0, pictures: 0 }, actor.id);
    return id;
  });
}

/** Locks an article whose latest revision is still that one. Throws `Article.NotFound`, `Article.ChangedMeanwhile`. */
export async function lockRevision(transaction: Database, id: number, basedOn: number) {
  const article = await lockArticle(transaction, id);
  if (!article) throw new AppError('Article.NotFound');
  if (article.revision !== basedOn) throw new AppError('Article.ChangedMeanwhile');
  return article;
}

/**
 * Adds a revision; the same words again add none. Throws `Article.NotFound`, `Article.ChangedMeanwhile`, `Image.NotFound` for a
 * cover that isn't published, `Photographer.NotFound` for an author without a page, and `Text.Blocked` at the field.
 */
export function saveArticle({ db, actor }: SignedInContext, input: InputOf<typeof saveArticleCall>): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { id, basedOn, ...words } = input;
    await lockRevision(transaction, id, basedOn);
    const before = await findRevision(transaction, id, basedOn);
    if (words.coverImageId !== null && words.coverImageId !== before?.coverImageId)
      await assertPublished(transaction, words.coverImageId);
    const authorName = await nameToPrint(transaction, words, before);
    const body = cleanHtmlField(words.body, { field: 'body', max: maxArticleBody });
    const { title, summary, source } = words;
    const screened = await screenFields(transaction, { title, summary, source, authorName, body });
    const revision = { ...words, ...screened, tags: [...new Set(words.tags)] };
    if (before && isSame(before, revision)) return;
    await insertRevision(transaction, id, { ...revision, ...measure(body), number: basedOn + 1 }, actor.id);
  });
}

async function assertPublished(db: Database, imageId: number): Promise<void> {
  if ((await loadImageCards(db, [imageId])).length === 0) throw new AppError('Image.NotFound');
}

/** The name as the editor wrote it, else the author's: it stays when the account goes. */
async function nameToPrint(
  db: Database,
  { authorId, authorName }: Pick<NewRevision, 'authorId' | 'authorName'>,
  before: ArticleRevision | null,
): Promise<string> {
  if (authorId === null || (authorId === before?.authorId && authorName !== '')) return authorName;
  const [card] = await loadPhotographerCards(db, [authorId]);
  if (card) return authorName || card.author.nickName || card.author.userName;
  const { message } = errorCatalogue['Photographer.NotFound'];
  throw new AppError('Photographer.NotFound', { validationErrors: [{ message, members: ['authorId'] }] });
}

function isSame(before: object, after: object): boolean {
  const earlier = new Map(Object.entries(before));
  return Object.entries(after).every(([name, value]) => JSON.stringify(earlier.get(name)) === JSON.stringify(value));
}

function measure(body: string): Pick<NewRevision, 'characters' | 'pictures'> {
  return {
    characters: plainText(body).replaceAll(/\s/g, '').length,
    pictures: [...body.matchAll(/<img/g)].length,
  };
}

/** Throws `Article.NotFound` and `Article.ChangedMeanwhile`. */
export function restoreRevision(
  { db, actor }: SignedInContext,
  { id, number, basedOn }: InputOf<typeof restoreArticleRevision>,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockRevision(transaction, id, basedOn);
    if (!(await copyRevision(transaction, id, { from: number, to: basedOn + 1, userId: actor.id })))
      throw new AppError('Article.NotFound');
  });
}

/** Throws `Article.NotFound`, `ArticleCategory.NotFound`, `Article.IsAgreement` and `Article.KeyTaken` at the field. */
export async function placeArticle(db: Database, place: InputOf<typeof placeArticleCall>): Promise<void> {
  try {
    await inTransaction(db, async (transaction) => {
      const article = await lockArticle(transaction, place.id);
      if (!article) throw new AppError('Article.NotFound');
      if (place.pageKey !== article.pageKey) assertNoAgreement(article.pageKey);
      await articleCategories.assertNode(transaction, place.categoryId);
      await setPlace(transaction, place);
    });
  } catch (cause) {
    if (!isUniqueViolation(cause, 'article_page_key_key')) throw cause;
    const { message } = errorCatalogue['Article.KeyTaken'];
    throw new AppError('Article.KeyTaken', { cause, validationErrors: [{ message, members: ['pageKey'] }] });
  }
}
