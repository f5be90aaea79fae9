import { createFolder, moveWorks, openFolderLink, setMark } from '../modules/community/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { demoFolders } from './demo-community.data.ts';
import { findReadArticles, findSeenImages } from './seed-community.repository.ts';
import { findUserId } from './seed-conferences.repository.ts';

const articlesPerFolder = 2;

/** Lets the demo's people keep pictures and articles in folders of their own, and share some; the box seals the links. */
export async function seedFolders(db: Database, timeZone: string, box: SecretBox | undefined): Promise<void> {
  const seen = await findSeenImages(
    db,
    demoFolders.reduce((sum, { images }) => sum + images, 0),
  );
  const articles = await findReadArticles(db, articlesPerFolder);
  for (const { by, name, description, images, hasArticles, isShared } of demoFolders) {
    const userId = await findUserId(db, by);
    if (userId === null) continue;
    const as = { db, actor: { id: userId } };
    const folderId = await createFolder(as, { name, description });
    const kept = {
      image: seen.splice(0, images).map(({ id }) => id),
      article: hasArticles ? articles : [],
    };
    for (const kind of ['image', 'article'] as const) {
      for (const id of kept[kind]) await setMark(as, 'collects', { kind, id, isOn: true }, timeZone);
      await moveWorks(db, userId, { kind, ids: kept[kind], folderId });
    }
    if (isShared && box) await openFolderLink(db, box, { userId, id: folderId, isRenewed: false });
  }
}
