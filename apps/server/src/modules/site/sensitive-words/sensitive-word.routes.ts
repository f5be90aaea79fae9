import * as endpoints from '@tuyuan/contract/site/sensitive-word.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { addSensitiveWords } from './add-sensitive-words.ts';
import { foldWord } from './fold-word.ts';
import { forgetBlockedWords } from './refuse-blocked-text.ts';
import { screenText } from './screen-text.ts';
import { changeLevel, deleteWords, findWords } from './sensitive-word.repository.ts';

/** The list of sensitive words that texts are checked against. */
export function sensitiveWordRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, endpoints.getSensitiveWords, async ({ db }, { keyword, ...query }) => {
    const rows = await findWords(db, { ...query, part: foldWord(keyword) });
    return {
      totalCount: rows[0]?.total ?? 0,
      items: rows
        .slice(0, query.maxResultCount)
        .map(({ id, word, level, created_at }) => ({ id, word, level, createdAt: toWireDate(created_at, timeZone) })),
    };
  });
  bindEndpoint(app, endpoints.createSensitiveWords, ({ db }, { words, level }) =>
    heeded(db, addSensitiveWords(db, words, level)),
  );
  bindEndpoint(app, endpoints.updateSensitiveWords, async ({ db }, { ids, level }) => ({
    changed: await heeded(db, changeLevel(db, ids, level)),
  }));
  bindEndpoint(app, endpoints.removeSensitiveWords, async ({ db }, { ids }) => ({
    removed: await heeded(db, deleteWords(db, ids)),
  }));
  bindEndpoint(app, endpoints.testSensitiveWords, ({ db }, { text }) => screenText(db, text));
}

/** Awaits a change of the list, and has this process heed it at once. */
async function heeded<Result>(db: Database, change: Promise<Result>): Promise<Result> {
  const result = await change;
  forgetBlockedWords(db);
  return result;
}
