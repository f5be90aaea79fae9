import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { loadImageCards } from '../../library/index.ts';
import { findLiveArticle, findNeighbours, findRelated } from './article.repository.ts';
import { imagesIn, presentBody } from './present-body.ts';

const relatedCount = 3;

/** Throws `Article.NotFound`. */
export async function getArticle(db: Database, by: { id: number } | { key: string }) {
  const article = await findLiveArticle(db, by);
  if (!article) throw new AppError('Article.NotFound');
  const [images, neighbours, related] = await Promise.all([
    loadImageCards(db, imagesIn(article.body)),
    findNeighbours(db, article),
    findRelated(db, article, relatedCount),
  ]);
  return { ...article, ...presentBody(article.body, images), images, ...neighbours, related };
}
