import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { baiduFaces } from './baidu.ts';

/** Imitates aip.baidubce.com: tokens by client credentials that end, and version 3 of the face detection. */
const keys = { apiKey: 'the key', secretKey: 'the secret' };
const Order = z.object({
  image: z.base64(),
  image_type: z.literal('BASE64'),
  face_field: z.string(),
  max_face_num: z.int().max(10),
});
let baidu: Server;
let server: string;
let tokens: string[] = [];
let orders: z.infer<typeof Order>[] = [];
let answer: Record<string, unknown>;

async function answerAsBaidu(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', server);
  response.setHeader('content-type', 'application/json');
  const end = (content: unknown) => response.end(JSON.stringify(content));
  if (url.pathname === '/oauth/2.0/token') {
    const given = Object.fromEntries(url.searchParams);
    const isRight = given.grant_type === 'client_credentials' && given.client_secret === keys.secretKey;
    if (!isRight || given.client_id !== keys.apiKey)
      return void end({ error: 'invalid_client', error_description: 'unknown client id' });
    tokens.push(`token-${tokens.length}`);
    return void end({ access_token: tokens.at(-1), expires_in: 2_592_000, scope: 'public' });
  }
  if (url.pathname !== '/rest/2.0/face/v3/detect') return void response.writeHead(404).end();
  if (url.searchParams.get('access_token') !== tokens.at(-1)) {
    return void end({ error_code: 110, error_msg: 'Access token invalid or no longer valid' });
  }
  orders.push(Order.parse(await json(request)));
  end({ error_code: 0, error_msg: 'SUCCESS', log_id: 1, ...answer });
}

beforeAll(async () => {
  baidu = createServer((request, response) => void answerAsBaidu(request, response));
  await new Promise<void>((resolve) => baidu.listen(0, '127.0.0.1', resolve));
  const address = baidu.address();
  server = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => baidu.close());
beforeEach(() => {
  tokens = [];
  orders = [];
  answer = { result: { face_num: 1, face_list: [face] } };
});

const face = {
  face_token: 'never kept',
  location: { left: 100, top: 40, width: 200, height: 160, rotation: 3 },
  face_probability: 0.98,
  angle: { yaw: 1, pitch: 2, roll: 3 },
  age: 31,
  beauty: 62.4,
  expression: { type: 'smile', probability: 0.9 },
  emotion: { type: 'happy', probability: 0.9 },
  gender: { type: 'female', probability: 0.99 },
  race: { type: 'yellow', probability: 0.95 },
};
const picture = { bytes: Buffer.from('a picture'), width: 400, height: 800 };
const provider = (change = {}) => baiduFaces({ ...keys, server, ...change });

it('sends a picture and reads what is said of each face, in shares of it', async () => {
  expect(await provider().detect(picture)).toEqual([
    {
      box: { x: 0.25, y: 0.05, width: 0.5, height: 0.2 },
      confidence: 0.98,
      age: { value: 31, confidence: 0.98 },
      gender: { value: 'female', confidence: 0.99 },
      expression: { value: 'smile', confidence: 0.9 },
      race: { value: 'yellow', confidence: 0.95 },
      beauty: { value: 62, confidence: 0.98 },
    },
  ]);
  expect(Buffer.from(orders[0]?.image ?? '', 'base64').toString()).toBe('a picture');
});

it('takes nothing that the service only guesses or doesn’t say', async () => {
  const unsure = { type: 'male', probability: 0.5 };
  const bare = {
    location: face.location,
    face_probability: 0.7,
    gender: unsure,
    race: { type: 'elf', probability: 1 },
  };
  answer = { result: { face_num: 1, face_list: [bare] } };
  const [found] = await provider().detect(picture);
  expect(found).toMatchObject({ age: null, gender: null, expression: null, race: null, beauty: null });
});

it('asks for one token for many pictures, and for another when it is over', async () => {
  let time = Date.now();
  const asking = provider({ now: () => time });
  await asking.detect(picture);
  await asking.detect(picture);
  expect(tokens).toHaveLength(1);
  time += 31 * 86_400_000;
  await asking.detect(picture);
  expect(tokens).toHaveLength(2);
  tokens.push('revoked elsewhere');
  expect(await asking.detect(picture)).toHaveLength(1);
});

it('tells a picture without faces, one that can’t be read, and a service that is away', async () => {
  answer = { error_code: 222_202, error_msg: 'pic not has face', result: null };
  expect(await provider().detect(picture)).toEqual([]);
  answer = { error_code: 222_203, error_msg: 'image check fail', result: null };
  await expect(provider().detect(picture)).rejects.toMatchObject({ code: 'Picture.Corrupt' });
  answer = { error_code: 6, error_msg: 'No permission to access data', result: null };
  await expect(provider().detect(picture)).rejects.toThrow('Baidu answered 6');
  await expect(provider({ secretKey: 'wrong' }).detect(picture)).rejects.toThrow('no token');
});

it('a call that came too soon is made again, one beyond the quota is left for later', async () => {
  const asking = provider({ pauseMs: 20 });
  answer = { error_code: 18, error_msg: 'Open api qps request limit reached', result: null };
  setTimeout(() => {
    answer = { result: { face_num: 1, face_list: [face] } };
  }, 30);
  expect(await asking.detect(picture)).toHaveLength(1);
  expect(orders.length).toBeGreaterThan(1);
  for (const error_code of [17, 18, 19]) {
    answer = { error_code, error_msg: 'limit reached', result: null };
    await expect(asking.detect(picture)).rejects.toMatchObject({ code: 'Face.ProviderBusy' });
  }
});
