import type { Endpoint, TicketAccess } from '@tuyuan/contract/endpoint.ts';
import { isPermissionName } from '@tuyuan/contract/permissions.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { holdsTicket, isSignedIn, type RequestContext } from './request-context.ts';

/** Minimum user type for each access: checkers may do what staff may, the office everything. */
const minUserType: Record<TicketAccess, number> = {
  ticket: 0,
  'ticket:staff': 2,
  'ticket:checker': 3,
  'ticket:office': 4,
};

/** Throws if the caller may not make the call: `Session.Required`, `Permission.Denied`, `Ticket.SessionRequired` and similar. */
export function assertAllowed({ access, inPerson, module }: Endpoint, context: RequestContext): void {
  if (access === 'public') return;
  if (isTicketAccess(access)) {
    assertAttending(access, module, context);
    return;
  }
  if (!isSignedIn(context)) throw new AppError('Session.Required');
  if (inPerson && context.actor.impersonatorId !== null) throw new AppError('Session.ImpersonationRefused');
  if (access === 'user') return;
  const permission = access.slice('permission:'.length);
  if (!isPermissionName(permission) || !context.actor.permissions.has(permission))
    throw new AppError('Permission.Denied');
}

function isTicketAccess(access: Endpoint['access']): access is TicketAccess {
  return access in minUserType;
}

function assertAttending(access: TicketAccess, module: Endpoint['module'], context: RequestContext): void {
  if (!holdsTicket(context)) throw new AppError('Ticket.SessionRequired');
  if (context.ticket.userType < minUserType[access]) throw new AppError('Ticket.RoleRequired');
  if (module && context.ticket.modulesOff.includes(module)) throw new AppError('Conference.ModuleOff');
}
