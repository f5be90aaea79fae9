import * as units from '@tuyuan/contract/account/organization-unit.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { addUnitMembers, removeUnitMembers } from './change-unit-members.ts';
import { createUnit } from './create-unit.ts';
import { deleteUnit } from './delete-unit.ts';
import { getUnit, type UnitCards } from './get-unit.ts';
import { listUnitMembers } from './list-unit-members.ts';
import { listUnits } from './list-units.ts';
import { moveUnit } from './move-unit.ts';
import { findCandidates, holdUnit } from './unit-member.repository.ts';
import { updateUnit } from './update-unit.ts';

const mostCandidates = 20;

interface UnitDeps {
  timeZone: string;
  cards: UnitCards;
}

/** The tenant's tree of units, their people, and their public pages. */
export function organizationUnitRoutes(app: FastifyInstance, { timeZone, cards }: UnitDeps): void {
  bindEndpoint(app, units.getUnits, async ({ db }) => ({ items: await listUnits(db) }));
  bindEndpoint(app, units.createUnit, ({ db }, unit) => createUnit(db, unit));
  bindEndpoint(app, units.updateUnit, ({ db }, unit) => updateUnit(db, unit));
  bindEndpoint(app, units.moveUnit, async ({ db }, move) => ({ items: await moveUnit(db, move) }));
  bindEndpoint(app, units.deleteUnit, async ({ db }, unit) => {
    await deleteUnit(db, unit);
    return {};
  });
  bindEndpoint(app, units.getUnitMembers, ({ db }, query) => listUnitMembers(db, query, timeZone));
  bindEndpoint(app, units.findUnitCandidates, async ({ db }, { id, keyword }) => {
    if (!(await holdUnit(db, id))) throw new AppError('OrganizationUnit.NotFound');
    const found = await findCandidates(db, id, keyword, mostCandidates);
    return {
      items: found.map(({ id: userId, user_name, nick_name }) => ({
        id: userId,
        userName: user_name,
        nickName: nick_name,
      })),
    };
  });
  bindEndpoint(app, units.addUnitMembers, ({ db }, change) => addUnitMembers(db, change));
  bindEndpoint(app, units.removeUnitMembers, ({ db }, change) => removeUnitMembers(db, change));
  bindEndpoint(app, units.getUnit, ({ db }, { id }) => getUnit(db, id, { timeZone, cards }));
}
