import type { ErrorCode } from '@tuyuan/errors/catalogue.ts';
import type { z } from 'zod';
import type { ConferenceModule } from './conference/conference-modules.ts';
import type { PermissionName } from './permissions.ts';

type ServicePath =
  | `/api/services/app/${string}/${string}`
  | `/api/Account/${string}`
  | `/api/Auth/${string}`
  | `/api/ResourceManagement/${string}`
  | `/Account/${string}`;

/**
 * Who may call: everyone, any signed-in user, users with the named permission, or phones logged in with a conference
 * ticket (`x-conference-session`): any ticket, or only staff, checkers or the office.
 */
export type Access = 'public' | 'user' | `permission:${PermissionName}` | TicketAccess;
export type TicketAccess = 'ticket' | 'ticket:staff' | 'ticket:checker' | 'ticket:office';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call of the API. `input` is read from the query for GET and DELETE, from the JSON body otherwise. */
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
  /** Error codes of this call, in addition to those of every call. */
  readonly errors: readonly ErrorCode[];
  /** True when `Idempotency-Key` makes a retry return the first result again. */
  readonly idempotent?: boolean;
  /** True when the answer contains a secret, such as a ticket's code: the copy kept for retries is sealed. */
  readonly isSecret?: boolean;
  /** False keeps a frequent read-like POST (a search, a ping) out of the audit log. GET calls are never logged. */
  readonly audited?: boolean;
  /** Kind of the affected rows in the audit log, for a service with several kinds; defaults to the service’s name. */
  readonly subject?: string;
  /** True for a tiny cached read that every open page repeats: it is exempt from the rate limit. */
  readonly unlimited?: boolean;
  /** True when the account's owner must call in person: rejected in a session that an administrator opened in their name. */
  readonly inPerson?: boolean;
  /** The part of the conference that the call belongs to: refused to tickets while it is switched off. */
  readonly module?: ConferenceModule;
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
/** The input as a caller writes it: fields with a default may be omitted. */
export type RequestOf<E extends EndpointShape> = z.input<E['input']>;
export type OutputOf<E extends EndpointShape> = z.output<E['output']>;

/** Keeps method and path as literals, so that a client with a different one does not compile. */
export function defineEndpoint<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const A extends Access,
  const M extends Method,
  const P extends ServicePath,
>(endpoint: Endpoint<Input, Output, A, M, P>): Endpoint<Input, Output, A, M, P> {
  return endpoint;
}

/** Same as `defineEndpoint`, for a call with a file, which its handler receives. */
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
