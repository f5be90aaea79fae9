import { attachmentPath } from '@tuyuan/contract/conference/conference-path.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { findReader } from './find-reader.ts';
import { doorOf } from './material.policy.ts';
import { findMaterial } from './material.repository.ts';
import type { MaterialDeps } from './material-deps.ts';
import { signLink } from './material-link.ts';
import { subjectOf } from './material-subject.ts';

/** Returns an address for the ticket's holder only, valid for five minutes. Throws `Material.NotFound` and `Material.NotOpen`. */
export async function openMaterial(
  { linkBox }: Pick<MaterialDeps, 'linkBox'>,
  context: TicketContext,
  id: number,
): Promise<{ path: string }> {
  const { db, tenant, ticket } = context;
  const row = await findMaterial(db, id);
  if (!row || row.conference_id !== ticket.conferenceId) throw new AppError('Material.NotFound');
  const door = doorOf(subjectOf(row), await findReader(context, row.conference_id), new Date());
  if (door === null) throw new AppError('Material.NotFound');
  if (door !== 'open') throw new AppError('Material.NotOpen');
  const signed = signLink(linkBox, { schema: tenant.schema, key: row.key }, ticket.attendeeId, Date.now());
  return { path: `${attachmentPath(row.key)}?for=${signed}` };
}
