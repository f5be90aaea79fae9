import type { certifyPass as certifyPassEndpoint } from '@tuyuan/contract/conference/ticket-pass.ts';
import type { InputOf, OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { fromBase64url, toBase64url } from '@tuyuan/format/check-in/base64url.ts';
import { importPublicKey, signCertificate } from '@tuyuan/format/check-in/ticket-pass.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { findPassTerms } from './pass.repository.ts';

/** Signs the phone's key with the conference's key, valid as long as the login. Throws `Pass.KeyRefused` for an invalid key. */
export async function certifyPass(
  { keys }: CheckInDeps,
  { db, ticket: holder }: TicketContext,
  { publicKey }: InputOf<typeof certifyPassEndpoint>,
): Promise<OutputOf<typeof certifyPassEndpoint>> {
  const own = await keys.of(db, holder.conferenceId);
  const terms = await findPassTerms(db, holder.sessionId);
  const bytes = fromBase64url(publicKey);
  if (!bytes || !(await importPublicKey(bytes)))
    throw new AppError('Pass.KeyRefused', { validationErrors: [{ message: '公钥不正确', members: ['publicKey'] }] });
  if (!own || !terms) throw new AppError('Ticket.SessionRequired');
  const certificate = await signCertificate(own.privateKey, {
    conferenceId: holder.conferenceId,
    ticketId: holder.ticketId,
    sessionId: holder.sessionId,
    userType: holder.userType,
    ticketTypeId: terms.ticket_type_id,
    notAfter: Math.floor(terms.expires_at.getTime() / 1000),
    rosterKey: own.rosterKeyOf(holder.ticketId),
    publicKey: bytes,
  });
  return { certificate: toBase64url(certificate), notAfter: terms.expires_at.getTime(), serverTime: Date.now() };
}
