import { convertOutgoingDates } from './convert-dates.ts';
import type { Answer, Call, Transport } from './transport.ts';
import { wireQuery } from './wire-query.ts';

interface HttpTransportOptions {
  /** Address of the API server; "" is the page's own. */
  readonly server?: string;
  /** Value of the Authorization header while a user is signed in; a call waits until it is known. */
  authorization(): string | undefined | Promise<string | undefined>;
  /** Token of the conference session while a phone is logged in by ticket. */
  conferenceSession?(): string | undefined;
  /** Called for each answer with the version of the caller's roles and permissions it was given under. */
  onSessionVersion?(version: string, authorization: string): void;
  readonly fetch?: typeof fetch;
}

/** Browsers carry 64 KiB on after the page; a character may be three bytes. */
const maxKeptAlive = 20_000;

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function factsOf({ headers }: Response): Pick<Answer, 'retryAfter' | 'requestId'> {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return {
    requestId: headers.get('x-request-id') ?? undefined,
    ...(Number.isFinite(seconds) && { retryAfter: seconds }),
  };
}

/** Makes calls over HTTP. A call that never reached the server, or whose answer broke off, has status 0. */
export function httpTransport({
  server = '',
  authorization,
  conferenceSession,
  onSessionVersion,
  fetch: send = fetch,
}: HttpTransportOptions): Transport {
  async function carry(call: Call, signal?: AbortSignal): Promise<Answer> {
    const { method, path, input, idempotencyKey } = call;
    const token = call.authorization ?? (await authorization());
    const ticketSession = conferenceSession?.();
    const wire = input instanceof FormData ? input : await convertOutgoingDates(input);
    const isInQuery = method === 'GET' || method === 'DELETE';
    const headers = new Headers({ accept: 'application/json' });
    if (token !== undefined) headers.set('authorization', token);
    if (ticketSession !== undefined) headers.set('x-conference-session', ticketSession);
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    const request: RequestInit = { method, headers, signal: signal ?? null };
    if (wire instanceof FormData) request.body = wire;
    else if (!isInQuery) {
      headers.set('content-type', 'application/json');
      const body = JSON.stringify(wire ?? {});
      request.body = body;
      // What a page saves as it goes away must outlive it.
      request.keepalive = body.length < maxKeptAlive && globalThis.document?.visibilityState === 'hidden';
    }
    try {
      const response = await send(`${server}${path}${isInQuery ? wireQuery(wire) : ''}`, request);
      const version = response.headers.get('x-session-version');
      if (version !== null && token !== undefined) onSessionVersion?.(version, token);
      // The session ended or changed during the request, so it is repeated with the current one.
      if (response.status === 401 && method === 'GET' && token !== (await authorization()))
        return await carry(call, signal);
      return { status: response.status, body: await readBody(response), ...factsOf(response) };
    } catch {
      return { status: 0, body: undefined };
    }
  }
  return carry;
}
