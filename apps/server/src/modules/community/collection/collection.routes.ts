import * as collection from '@tuyuan/contract/community/user-collection.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { loadAlbumCards, loadImageCards } from '../../library/index.ts';
import { screenFields } from '../../site/index.ts';
import type { LoadArticleCards } from '../marks/index.ts';
import { createFolder } from './create-folder.ts';
import {
  changeCover,
  changeFolder,
  countLoose,
  findFolders,
  getFolder,
  lockFolders,
  moveWorks,
  placeFolders,
  removeFolder,
} from './folder.repository.ts';
import {
  closeLink,
  countShared,
  findShared,
  openFolderLink,
  pageOfSharedAlbums,
  pageOfSharedArticles,
  pageOfSharedImages,
} from './folder-share.repository.ts';

const idOf = ({ id }: { id: number }) => id;

interface CollectionDeps {
  /** Seals the links' tokens. */
  box: SecretBox;
  loadArticleCards: LoadArticleCards;
}

/** Binds userCollection. */
export function collectionRoutes(app: FastifyInstance, { box, loadArticleCards }: CollectionDeps): void {
  const shown = ({ tokenSealed, ...folder }: Awaited<ReturnType<typeof getFolder>>) => ({
    ...folder,
    shareToken: tokenSealed && box.open(tokenSealed),
  });
  const own = async (db: Database, userId: number, id: number) => shown(await getFolder(db, userId, id));
  const sharedBy = (db: Database, token: string) => orThrow(findShared(db, box.mark(token)), 'Collection.LinkOver');

  bindEndpoint(app, collection.getFolders, async ({ db, actor }) => ({
    items: (await findFolders(db, actor.id)).map(shown),
    loose: await countLoose(db, actor.id),
  }));
  bindEndpoint(app, collection.createFolder, async (context, input) =>
    own(context.db, context.actor.id, await createFolder(context, input)),
  );
  bindEndpoint(app, collection.updateFolder, async ({ db, actor }, { id, name, description }) => {
    await changeFolder(db, actor.id, { id, ...(await screenFields(db, { name, description })) });
    return own(db, actor.id, id);
  });
  bindEndpoint(app, collection.deleteFolder, async ({ db, actor }, { id }) => {
    await removeFolder(db, actor.id, id);
    return {};
  });
  bindEndpoint(app, collection.arrangeFolders, async ({ db, actor }, { ids }) => {
    await inTransaction(db, async (transaction) => {
      await lockFolders(transaction, actor.id);
      await placeFolders(transaction, actor.id, ids);
    });
    return {};
  });
  bindEndpoint(app, collection.moveCollected, async ({ db, actor }, input) => ({
    moved: await inTransaction(db, (transaction) => moveWorks(transaction, actor.id, input)),
  }));
  bindEndpoint(app, collection.setFolderCover, async ({ db, actor }, { id, imageId }) => {
    await getFolder(db, actor.id, id);
    if (!(await changeCover(db, actor.id, { id, imageId }))) throw new AppError('Image.NotFound');
    return own(db, actor.id, id);
  });
  bindEndpoint(app, collection.setFolderShare, async ({ db, actor }, { id, isOn, isRenewed }) => {
    if (isOn) await openFolderLink(db, box, { userId: actor.id, id, isRenewed });
    else await closeLink(db, actor.id, id);
    return own(db, actor.id, id);
  });

  bindEndpoint(app, collection.openSharedFolder, async ({ db, actor }, { token }) => {
    const folder = await sharedBy(db, token);
    const { name, description, owner } = folder;
    return { name, description, owner, ...(await countShared(db, folder, actor?.id ?? null)) };
  });
  bindEndpoint(app, collection.getSharedFolderImages, async ({ db }, { token, ...page }) => {
    const found = await pageOfSharedImages(db, await sharedBy(db, token), page);
    return { ...found, items: await loadImageCards(db, found.items.map(idOf)) };
  });
  bindEndpoint(app, collection.getSharedFolderAlbums, async ({ db, actor }, { token, ...page }) => {
    const found = await pageOfSharedAlbums(db, await sharedBy(db, token), actor?.id ?? null, page);
    return { ...found, items: await loadAlbumCards(db, found.items.map(idOf)) };
  });
  bindEndpoint(app, collection.getSharedFolderArticles, async ({ db }, { token, ...page }) => {
    const found = await pageOfSharedArticles(db, await sharedBy(db, token), page);
    return { ...found, items: await loadArticleCards(db, found.items.map(idOf)) };
  });
}
