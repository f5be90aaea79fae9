import * as contract from '@tuyuan/contract/account/organization-unit.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { deleteMiscPicture } from '../../site/index.ts';
import { type LogoDeps, setUnitLogo, uploadUnitLogo } from './change-unit-logo.ts';
import { addUnitMembers, removeUnitMembers } from './change-unit-members.ts';
import { createUnit } from './create-unit.ts';
import { deleteUnit } from './delete-unit.ts';
import { findUnitCandidates } from './find-unit-candidates.ts';
import { getUnit, type UnitCards } from './get-unit.ts';
import { listUnitMembers } from './list-unit-members.ts';
import { moveUnit } from './move-unit.ts';
import { findUnits } from './unit.repository.ts';
import { updateUnit } from './update-unit.ts';

/** The tenant's unit tree, members and public pages. */
export function organizationUnitRoutes(app: FastifyInstance, cards: UnitCards, logos: LogoDeps): void {
  bindEndpoint(app, contract.getUnits, async ({ db }) => ({ items: await findUnits(db) }));
  bindEndpoint(app, contract.createUnit, ({ db }, unit) => createUnit(db, unit));
  bindEndpoint(app, contract.updateUnit, ({ db }, unit) => updateUnit(db, unit));
  bindEndpoint(app, contract.uploadUnitLogo, async (context, { id }, file) => ({
    logo: await uploadUnitLogo(logos, context, id, file),
  }));
  bindEndpoint(app, contract.removeUnitLogo, async (context, { id }) => {
    await setUnitLogo(logos, context, id, '');
    return {};
  });
  bindEndpoint(app, contract.moveUnit, async ({ db }, move) => ({ items: await moveUnit(db, move) }));
  bindEndpoint(app, contract.deleteUnit, async ({ db, tenant }, unit) => {
    const logoKey = await deleteUnit(db, unit);
    if (logoKey !== '') await deleteMiscPicture(logos.storage, tenant.schema, logoKey);
    return {};
  });
  bindEndpoint(app, contract.getUnitMembers, ({ db }, query) => listUnitMembers(db, query));
  bindEndpoint(app, contract.findUnitCandidates, ({ db }, query) => findUnitCandidates(db, query));
  bindEndpoint(app, contract.addUnitMembers, ({ db }, change) => addUnitMembers(db, change));
  bindEndpoint(app, contract.removeUnitMembers, ({ db }, change) => removeUnitMembers(db, change));
  bindEndpoint(app, contract.getUnit, ({ db }, { id }) => getUnit(db, id, cards));
}
