import type { leaveActivity as cancelCall, registerEntrant as registerCall } from '@tuyuan/contract/contest/entrant.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import type { SignedInContext } from '../../../platform/http/request-context.ts';
import { screenFields } from '../../site/index.ts';
import { cancelEntrant, findEntrant, findTerms, insertEntrant, withdrawWorksOf } from './entrant.repository.ts';

/** Throws `Activity.NotFound`, `Entrant.NotOpen`, `.NoTeams` and `.RightsChanged` at the field, `.Exists`, `Text.Blocked`. */
export function registerEntrant({ db, actor }: SignedInContext, input: InputOf<typeof registerCall>) {
  return inTransaction(db, async (transaction) => {
    const { name, members } = await screenFields(transaction, { name: input.name, members: input.members.join('\n') });
    const registration = { ...input, name, members: members === '' ? [] : members.split('\n') };
    const entrant = await insertEntrant(transaction, actor.id, registration);
    return entrant ?? refuse(transaction, input);
  });
}

async function refuse(db: Database, { activityId, kind, rightsVersion }: InputOf<typeof registerCall>): Promise<never> {
  const terms = await orThrow(findTerms(db, activityId), 'Activity.NotFound');
  if (!terms.isOpen) throw new AppError('Entrant.NotOpen');
  if (kind === 'team' && !terms.hasTeams) throw at('Entrant.NoTeams', 'kind');
  if (rightsVersion !== terms.rightsVersion) throw at('Entrant.RightsChanged', 'rightsVersion');
  throw new AppError('Entrant.Exists');
}

/** Returns how many works were withdrawn with it. Throws `Activity.NotFound`, `Entrant.NotFound`, `Entrant.Locked`. */
export function leaveActivity(
  { db, actor }: SignedInContext,
  input: InputOf<typeof cancelCall>,
): Promise<{ withdrawn: number }> {
  return inTransaction(db, async (transaction) => {
    if (await cancelEntrant(transaction, input, actor.id))
      return { withdrawn: (await withdrawWorksOf(transaction, input.activityId, actor.id)).length };
    await orThrow(findTerms(transaction, input.activityId), 'Activity.NotFound');
    const { state } = await orThrow(findEntrant(transaction, input.activityId, actor.id), 'Entrant.NotFound');
    throw new AppError(state === 'pending' || state === 'approved' ? 'Entrant.Locked' : 'Entrant.NotFound');
  });
}

function at(code: 'Entrant.NoTeams' | 'Entrant.RightsChanged', member: string): AppError {
  return new AppError(code, { validationErrors: [{ message: new AppError(code).message, members: [member] }] });
}
