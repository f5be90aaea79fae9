import * as own from '@tuyuan/contract/contest/entry.ts';
import * as managed from '@tuyuan/contract/contest/entry-management.ts';
import { getWork } from '@tuyuan/contract/contest/work.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { appealEntry, createEntry, deleteEntry, updateEntry } from './change-entry.ts';
import { decideEntries, undoDecision } from './decide-entries.ts';
import { findReviewStanding, pageOfManagedEntries } from './managed-entry.repository.ts';
import { findOwnEntry, pageOfOwnEntries } from './own-entry.repository.ts';
import { presentOwnEntries } from './present-own-entries.ts';
import { submitEntries, withdrawEntries } from './submit-entries.ts';
import { findWork } from './work.repository.ts';
import { type WorkPictureDeps, workPictureRoutes } from './work-picture.routes.ts';

interface EntryDeps extends WorkPictureDeps {
  timeZone: string;
}

/** Binds works of activities: their authors', the office's, and what everybody sees. */
export function entryRoutes(app: FastifyInstance, deps: EntryDeps): void {
  const { timeZone } = deps;
  const mine = async (db: Database, userId: number, id: number) => {
    const row = await orThrow(findOwnEntry(db, userId, id), 'Entry.NotFound');
    return orThrow(
      presentOwnEntries(db, [row], timeZone).then(([entry]) => entry),
      'Entry.NotFound',
    );
  };

  bindEndpoint(app, own.getOwnEntries, async ({ db, actor }, input) => {
    const page = await pageOfOwnEntries(db, actor.id, input);
    return { ...page, items: await presentOwnEntries(db, page.items, timeZone) };
  });
  bindEndpoint(app, own.createEntry, async (context, input) =>
    mine(context.db, context.actor.id, await createEntry(context, input)),
  );
  bindEndpoint(app, own.updateEntry, async (context, input) => {
    await updateEntry(context, input);
    return mine(context.db, context.actor.id, input.id);
  });
  bindEndpoint(app, own.submitEntries, (context, input) => submitEntries(context, input, timeZone));
  bindEndpoint(app, own.withdrawEntries, (context, { ids }) => withdrawEntries(context, ids));
  bindEndpoint(app, own.appealEntry, async (context, input) => {
    await appealEntry(context, input);
    return mine(context.db, context.actor.id, input.id);
  });
  bindEndpoint(app, own.deleteEntry, async (context, { id }) => {
    await deleteEntry(context, id);
    return {};
  });

  bindEndpoint(app, managed.getManagedEntries, async ({ db, actor }, input) => {
    const today = toWireDate(new Date(), timeZone).slice(0, 10);
    const standing = await orThrow(findReviewStanding(db, input.activityId, today, timeZone), 'Activity.NotFound');
    return { ...standing, ...(await pageOfManagedEntries(db, actor.id, input)) };
  });
  bindEndpoint(app, managed.decideEntries, (context, input) => decideEntries(context, input));
  bindEndpoint(app, managed.undoEntryDecision, async (context, input) => {
    await undoDecision(context, input);
    return {};
  });

  bindEndpoint(app, getWork, ({ db, actor }, { id }) => orThrow(findWork(db, id, actor?.id ?? null), 'Entry.NotFound'));
  workPictureRoutes(app, deps);
}
