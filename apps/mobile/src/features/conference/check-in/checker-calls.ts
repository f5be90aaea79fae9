import type { ArgumentOf, ResultOf } from '@tuyuan/api-client/endpoint-types.ts';
import type {
  getRoster,
  registerDevice,
  reportDevice,
  scanTicket,
  undoScan,
  uploadScans,
} from '@tuyuan/contract/conference/check-in.ts';
import type { Endpoint } from '@tuyuan/contract/endpoint.ts';

/** No answer came, or none in time; anything else is the server's answer. */
export type CallAnswer<Result> =
  | { readonly kind: 'answer'; readonly result: Result }
  | { readonly kind: 'refusal'; readonly code: string; readonly message: string }
  | { readonly kind: 'silence' };

type Ask<E extends Endpoint> = (input: ArgumentOf<E>, patienceMs?: number) => Promise<CallAnswer<ResultOf<E>>>;

/** The server calls of the checker. */
export interface CheckerCalls {
  readonly register: Ask<typeof registerDevice>;
  readonly report: Ask<typeof reportDevice>;
  readonly scan: Ask<typeof scanTicket>;
  readonly undo: Ask<typeof undoScan>;
  readonly upload: Ask<typeof uploadScans>;
  readonly roster: Ask<typeof getRoster>;
}
