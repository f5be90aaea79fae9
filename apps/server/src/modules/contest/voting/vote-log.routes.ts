import { Readable } from 'node:stream';
import { idField } from '@tuyuan/contract/fields.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { voteLogFormat } from '@tuyuan/format/recount-votes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { readByCursor } from '../../../platform/database/read-by-cursor.ts';
import { readCaller } from '../../site/index.ts';
import { mayReadLog } from './may-read-log.policy.ts';
import { findLogHead, logLines } from './vote.repository.ts';

const Address = z.object({ id: idField });

async function* ndjson(db: Database, head: object, activityId: number, length: number): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  for await (const rows of readByCursor(db, logLines(activityId, length)))
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** The whole log as lines of JSON, the first with the rules and the board. A browser follows the link, so the cookie tells the caller. */
export function voteLogRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  app.get('/api/Resource/VoteLog/:id', { exposeHeadRoute: false }, async (request, reply) => {
    const parsed = Address.safeParse(request.params);
    if (!parsed.success) throw new AppError('Resource.NotFound');
    const { id } = parsed.data;
    const caller = await readCaller(request);
    const found = await orThrow(findLogHead(caller.db, id), 'Resource.NotFound');
    if (!mayReadLog(caller, found)) throw new AppError('Resource.NotFound');
    const { name, voting, length, hash, works } = found;
    const head = { format: voteLogFormat, activity: id, name, timeZone, voting, length, hash, works };
    return reply
      .headers({
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': `attachment; filename="votes-${id}.ndjson"`,
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(ndjson(caller.db, head, id, length), { objectMode: false }));
  });
}
