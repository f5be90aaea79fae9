import * as marks from '@tuyuan/contract/community/user-marks.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { loadAlbumCards, loadImageCards } from '../../library/index.ts';
import type { LoadArticleCards } from './load-article-cards.ts';
import { findMarked, pageOfCollected } from './mark.repository.ts';
import { getMarks, setMark } from './set-mark.ts';

const idOf = ({ id }: { id: number }) => id;

interface MarkDeps {
  timeZone: string;
  loadArticleCards: LoadArticleCards;
}

export function markRoutes(app: FastifyInstance, { timeZone, loadArticleCards }: MarkDeps): void {
  bindEndpoint(app, marks.getMarks, (context, subject) => getMarks(context, subject));
  bindEndpoint(app, marks.getOwnMarks, async ({ db, actor }, input) => {
    const wanted = { ...input, userId: actor.id };
    return {
      liked: await findMarked(db, 'likes', wanted),
      collected: await findMarked(db, 'collects', wanted),
    };
  });
  bindEndpoint(app, marks.setLike, (context, input) => setMark(context, 'likes', input, timeZone));
  bindEndpoint(app, marks.setCollected, (context, input) => setMark(context, 'collects', input, timeZone));
  bindEndpoint(app, marks.getCollectedImages, async ({ db, actor }, input) => {
    const page = await pageOfCollected(db, 'image', actor.id, input);
    return { ...page, items: await loadImageCards(db, page.items.map(idOf)) };
  });
  bindEndpoint(app, marks.getCollectedAlbums, async ({ db, actor }, input) => {
    const page = await pageOfCollected(db, 'album', actor.id, input);
    return { ...page, items: await loadAlbumCards(db, page.items.map(idOf)) };
  });
  bindEndpoint(app, marks.getCollectedArticles, async ({ db, actor }, input) => {
    const page = await pageOfCollected(db, 'article', actor.id, input);
    return { ...page, items: await loadArticleCards(db, page.items.map(idOf)) };
  });
}
