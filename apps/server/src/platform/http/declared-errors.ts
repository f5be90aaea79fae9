import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';

/** Codes that any call may return: the platform throws them before or around the handler. */
const ofAnyCall: readonly ErrorCode[] = [
  'Request.Invalid',
  'Request.TooLarge',
  'Request.TooMany',
  'Request.MediaNotAllowed',
  'Server.Failed',
  'Server.Unavailable',
  'Tenant.NotFound',
  'Tenant.Suspended',
];
const ofSignedIn: readonly ErrorCode[] = ['Session.Required', 'Permission.Denied'];
const inPerson: readonly ErrorCode[] = ['Session.ImpersonationRefused'];
const ofTicket: readonly ErrorCode[] = ['Ticket.SessionRequired', 'Ticket.RoleRequired'];
const ofModule: readonly ErrorCode[] = ['Conference.ModuleOff'];
const ofIdempotent: readonly ErrorCode[] = ['Request.KeyReused', 'Request.InProgress'];

/** Returns every code the call may return: its own and those that follow from its access and kind. */
export function declaredErrors(endpoint: Endpoint): readonly ErrorCode[] {
  const { access } = endpoint;
  return [
    ...endpoint.errors,
    ...ofAnyCall,
    ...(access === 'public' ? [] : access.startsWith('ticket') ? ofTicket : ofSignedIn),
    ...(endpoint.module ? ofModule : []),
    ...(endpoint.inPerson ? inPerson : []),
    ...(endpoint.idempotent ? ofIdempotent : []),
  ];
}

export function isDeclared(endpoint: Endpoint, code: ErrorCode): boolean {
  return declaredErrors(endpoint).includes(code);
}
