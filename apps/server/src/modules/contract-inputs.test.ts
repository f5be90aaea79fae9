import { contract } from '@tuyuan/contract/contract.ts';
import type { Endpoint } from '@tuyuan/contract/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fillDemoWorld } from '../testing/fill-demo-world.ts';
import { plantTicketHolder } from '../testing/plant-ticket-holder.ts';
import { idPlaces, sampleInput } from '../testing/sample-input.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

// Inputs that every schema takes, to every call of the contract, in a library where nearly every table has a row 1: an
// id that is none, and texts that fill their field and grow when they are cleaned. None may end in a defect.

const endpoints = [...contract];
const unknownId = 2_000_000_000;

let server: TestServer;
let caller: Record<string, string>;
let logIns = 0;

beforeAll(async () => {
  server = await startTestServer({ LOGIN_ATTEMPTS_PER_MINUTE: '1000000' });
  await fillDemoWorld(server);
  caller = await logIn();
}, 120_000);
afterAll(() => server.stop());

async function logIn(): Promise<Record<string, string>> {
  logIns += 1;
  const account = await server.logInAs(`walker${logIns}`, ['admin']);
  return { ...account, ...(await plantTicketHolder(server.db, { userType: 4, conferenceId: 1 })) };
}

const Failure = z.object({ error: z.object({ message: z.string().regex(/\p{Script=Han}/u) }) });

async function send(endpoint: Endpoint, input: Record<string, unknown>): Promise<number> {
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const query = new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) =>
      value === null ? [] : [value].flat().map((item): [string, string] => [name, String(item)]),
    ),
  );
  const answerTo = () =>
    server.app.inject({
      method: endpoint.method,
      url: inQuery ? `${endpoint.path}?${query}` : endpoint.path,
      headers: { ...caller, ...(endpoint.idempotent && { 'idempotency-key': crypto.randomUUID() }) },
      ...(inQuery ? {} : { payload: input }),
    });
  let answer = await answerTo();
  // A call before this one may have ended the session.
  if (answer.statusCode === 401) {
    caller = await logIn();
    answer = await answerTo();
  }
  if (answer.statusCode !== 200) Failure.parse(answer.json());
  return answer.statusCode;
}

const shortText = (maxLength: number) => 'Correct-Horse-9'.slice(0, maxLength);

it('writes an input for nearly every call that its schema takes', () => {
  const refused = endpoints.filter(([, endpoint]) => {
    const input = sampleInput(endpoint, { idAt: () => 1, textOf: shortText });
    return !endpoint.input.safeParse(input).success;
  });
  // A field of a form that only a refinement knows: give it a sample in `sample-input.ts`, unless it needs the site's own data.
  expect(refused.map(([name]) => name)).toSatisfy(({ length }) => length <= endpoints.length * 0.02);
});

describe('an id that is none', () => {
  const withIds = endpoints.filter(([, endpoint]) => !endpoint.upload && idPlaces(endpoint).length > 0);

  it.each(withIds)('is no defect of %s', async (_name, endpoint) => {
    for (const wrong of idPlaces(endpoint)) {
      const input = sampleInput(endpoint, { idAt: (place) => (place === wrong ? unknownId : 1), textOf: shortText });
      expect([wrong, await send(endpoint, input)]).toSatisfy(([, status]) => status < 500);
    }
  });
});

describe('a text as long as allowed that grows when it is cleaned', () => {
  const written = endpoints.filter(([, { method, upload }]) => !upload && (method === 'POST' || method === 'PUT'));

  it.each(written)('is no defect of %s', async (_name, endpoint) => {
    const input = sampleInput(endpoint, { idAt: () => 1, textOf: (maxLength) => '&'.repeat(maxLength) });
    expect(await send(endpoint, input)).toBeLessThan(500);
  });
});
