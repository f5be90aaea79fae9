import type { ArticleCard } from '@tuyuan/contract/content/article-data.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Unencoded } from '../../../platform/http/encode-times.ts';

/** Handed in: articles are of an area beside this one. Returns the published ones in this order. */
export type LoadArticleCards = (db: Database, ids: readonly number[]) => Promise<Unencoded<ArticleCard>[]>;
