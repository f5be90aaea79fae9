import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import type { z } from 'zod';
import type { PermissionName } from './permissions.ts';

type ServicePath =
  | `/api/services/app/${string}/${string}`
  | `/api/Account/${string}`
  | `/api/Auth/${string}`
  | `/Account/${string}`;

/**
 * Who may call: anybody, any signed-in user, a holder of the named permission, or a phone that logged in with a conference's
 * ticket (`x-conference-session`): any, or one whose holder works there, scans there, runs it.
 */
export type Access = 'public' | 'user' | `permission:${PermissionName}` | TicketAccess;
export type TicketAccess = 'ticket' | 'ticket:staff' | 'ticket:checker' | 'ticket:office';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the wire. `input` is read from the query for GET and DELETE, from the JSON body otherwise. */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  A extends Access = Access,
  M extends Method = Method,
  P extends ServicePath = ServicePath,
> {
  readonly method: M;
  readonly path: P;
  readonly access: A;
  /** One sentence for the API documentation. */
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Codes this call may answer beside those every call may. */
  readonly errors: readonly ErrorCode[];
  /** True when `Idempotency-Key` makes a retry answer the first result again. */
  readonly idempotent?: boolean;
  /** True where the answer holds a secret, such as a ticket's code: what is kept of it for a retry is sealed. */
  readonly isSecret?: boolean;
  /** False keeps a frequent read-like POST (a search, a ping) out of the audit log. Reads by GET never enter it. */
  readonly audited?: boolean;
  /** What the rows it is about are in the audit log, where the service has rows of several kinds; the service’s name unless told. */
  readonly subject?: string;
  /** True for a tiny cached read that every open page repeats: it does not count against its address's rate limit. */
  readonly unlimited?: boolean;
  /** True where the account's owner himself must call: refused in a session that an administrator opened in his name. */
  readonly inPerson?: boolean;
  /** The call is a form (`multipart/form-data`) with one file in its field `file`; the other fields are the input. */
  readonly upload?: UploadLimits;
}

interface UploadLimits {
  readonly maxBytes: number;
}

/** What tells an endpoint to the compiler; comparing every schema with `Endpoint` takes it long. */
export interface EndpointShape {
  readonly method: Method;
  readonly path: string;
  readonly input: unknown;
  readonly output: unknown;
}

export type InputOf<E extends EndpointShape> = z.output<E['input']>;
/** What a caller writes: defaults may be left out. */
export type RequestOf<E extends EndpointShape> = z.input<E['input']>;
export type OutputOf<E extends EndpointShape> = z.output<E['output']>;

/** Keeps method and path as literals, so that a client that writes them otherwise does not compile. */
export function defineEndpoint<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const A extends Access,
  const M extends Method,
  const P extends ServicePath,
>(endpoint: Endpoint<Input, Output, A, M, P>): Endpoint<Input, Output, A, M, P> {
  return endpoint;
}

/** As `defineEndpoint`, for a call that takes a file: its handler is given one. */
export function defineUpload<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const A extends Access,
  const P extends ServicePath,
>(
  endpoint: Endpoint<Input, Output, A, 'POST', P> & { readonly upload: UploadLimits },
): Endpoint<Input, Output, A, 'POST', P> & { readonly upload: UploadLimits } {
  return endpoint;
}
