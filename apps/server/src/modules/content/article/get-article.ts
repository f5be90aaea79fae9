import { AppError } from '@tuyuan/errors/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { loadImageCards } from '../../library/index.ts';
import { hashExportToken } from '../../site/index.ts';
import {
  findLiveArticle,
  findNeighbours,
  findPreviewedArticle,
  findRelated,
  type LiveArticle,
} from './article.repository.ts';
import { imagesIn, presentBody } from './present-body.ts';

const relatedCount = 3;

interface ById {
  id: number;
  /** Token of a preview's link. */
  preview?: string | undefined;
}

/** Throws `Article.NotFound` and `Article.PreviewExpired`. */
export async function getArticle(db: Database, by: ById | { key: string }) {
  const article = await findWanted(db, by);
  const [images, neighbours, related] = await Promise.all([
    loadImageCards(db, imagesIn(article.body)),
    findNeighbours(db, article),
    findRelated(db, article, relatedCount),
  ]);
  return { ...article, ...presentBody(article.body, images), images, ...neighbours, related };
}

async function findWanted(db: Database, by: ById | { key: string }): Promise<LiveArticle> {
  if ('key' in by || by.preview === undefined) {
    const article = await findLiveArticle(db, by);
    if (!article) throw new AppError('Article.NotFound');
    return article;
  }
  const article = await findPreviewedArticle(db, by.id, hashExportToken(by.preview));
  if (!article) throw new AppError('Article.PreviewExpired');
  return article;
}
