import { type Database, inTransaction } from '../platform/database/database.ts';
import { articleBody, readDemoArticles } from './demo-articles.ts';
import { hasArticles, insertDemoArticle, readImagesByFile } from './seed-articles.repository.ts';

const dayMs = 86_400_000;

/** Fills the site with articles, notices, help and single pages; once, when the pictures are published. */
export async function seedArticles(db: Database, folder: string): Promise<void> {
  const articles = await readDemoArticles(folder);
  await inTransaction(db, async (transaction) => {
    if (await hasArticles(transaction)) return;
    const images = await readImagesByFile(transaction);
    for (const article of articles) {
      const body = articleBody(article, (file) => images.get(file));
      await insertDemoArticle(transaction, {
        ...article,
        body,
        coverImageId: images.get(article.cover ?? '')?.id ?? null,
        characters: body.replaceAll(/<[^>]*>/g, '').length,
        pictures: body.split('<img').length - 1,
        publishedAt: new Date(Date.now() - article.daysAgo * dayMs),
      });
    }
  });
}
