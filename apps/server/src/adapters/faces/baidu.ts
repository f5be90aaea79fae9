import { setTimeout as pause } from 'node:timers/promises';
import { faceRaces } from '@tuyuan/contract/library/face-choices.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { z } from 'zod';
import type { FaceProvider, FoundFace } from '../../modules/library/index.ts';

interface BaiduOptions {
  apiKey: string;
  secretKey: string;
  /** `https://aip.baidubce.com`, another one in tests. */
  server: string;
  now?: () => number;
  /** Pause before the next try of a call that came too soon. */
  pauseMs?: number;
}

const timeoutMs = 15_000;
const maxFaces = 10;
const fields = 'age,beauty,expression,gender,emotion,race,face_probability';
/** Below this, the service is guessing. */
const minProbability = 0.7;
/** A token is asked for again this long before it ends. */
const renewBeforeMs = 60_000;

/** No face in the picture. */
const noFace = 222_202;
/** The token is wrong or over. */
const tokenFaults = new Set([110, 111]);
/** More calls a second than were bought. */
const tooFast = 18;
/** The day's calls, or all of them, are used up. */
const usedUp = new Set([17, 19]);
const maxTries = 4;
/** The picture can't be decoded, its size or form is not taken. */
const pictureFaults = new Set([222_201, 222_203, 222_204, 222_304, 223_113, 223_114, 223_115]);

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number() });
const typed = z.object({ type: z.string(), probability: z.number() });
const Face = z.object({
  location: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  face_probability: z.number(),
  age: z.number().optional(),
  beauty: z.number().optional(),
  expression: typed.optional(),
  gender: typed.optional(),
  emotion: typed.optional(),
  race: typed.optional(),
});
const Answer = z.object({
  error_code: z.number(),
  error_msg: z.string().optional(),
  result: z.object({ face_num: z.number(), face_list: z.array(Face) }).nullish(),
});

const expressions = { none: 'neutral', smile: 'smile', laugh: 'laugh' } as const;
const emotions = { sad: 'sad', surprise: 'surprised', angry: 'angry' } as const;

function guess<Value>(given: z.infer<typeof typed> | undefined, value: Value | undefined) {
  if (given === undefined || value === undefined || given.probability < minProbability) return null;
  return { value, confidence: Math.min(1, given.probability) };
}

function nameOf<Value>(names: Readonly<Record<string, Value>>, type: string | undefined): Value | undefined {
  return type !== undefined && Object.hasOwn(names, type) ? names[type] : undefined;
}

function within(value: number, max: number): number {
  return Math.round(Math.min(max, Math.max(0, value)));
}

/** Locations are in pixels of the picture that was sent. */
function toFoundFace(face: z.infer<typeof Face>, { width, height }: { width: number; height: number }): FoundFace {
  const { location, age, beauty, gender, race } = face;
  const x = Math.min(Math.max(location.left / width, 0), 0.99);
  const y = Math.min(Math.max(location.top / height, 0), 0.99);
  const confidence = Math.min(1, face.face_probability);
  const race_ = faceRaces.find((name) => name === race?.type);
  const sex = gender?.type === 'female' || gender?.type === 'male' ? gender.type : undefined;
  return {
    box: {
      x,
      y,
      width: Math.min(Math.max(location.width / width, 0.005), 1 - x),
      height: Math.min(Math.max(location.height / height, 0.005), 1 - y),
    },
    confidence,
    // The service gives neither of these two a probability of its own.
    age: age === undefined ? null : { value: within(age, 120), confidence },
    beauty: beauty === undefined ? null : { value: within(beauty, 100), confidence },
    gender: guess(gender, sex),
    expression:
      guess(face.emotion, nameOf(emotions, face.emotion?.type)) ??
      guess(face.expression, nameOf(expressions, face.expression?.type)),
    race: guess(race, race_),
  };
}

/** Baidu's face detection, version 3: a token by client credentials, then each picture as Base64. */
export function baiduFaces({ apiKey, secretKey, server, now = Date.now, pauseMs = 1000 }: BaiduOptions): FaceProvider {
  let token: { text: string; until: number } | null = null;

  async function post(url: URL, body: string): Promise<unknown> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.json();
  }

  async function freshToken(): Promise<string> {
    if (token !== null && token.until > now()) return token.text;
    const url = new URL('/oauth/2.0/token', server);
    url.search = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: apiKey,
      client_secret: secretKey,
    }).toString();
    const answer = Token.safeParse(await post(url, ''));
    if (!answer.success) throw new Error('Baidu gives no token: check the keys.');
    token = { text: answer.data.access_token, until: now() + answer.data.expires_in * 1000 - renewBeforeMs };
    return token.text;
  }

  async function ask(picture: Uint8Array, isSecondTry = false): Promise<z.infer<typeof Answer>> {
    const url = new URL('/rest/2.0/face/v3/detect', server);
    url.search = new URLSearchParams({ access_token: await freshToken() }).toString();
    const image = Buffer.from(picture).toString('base64');
    const order = { image, image_type: 'BASE64', face_field: fields, max_face_num: maxFaces };
    const answer = Answer.parse(await post(url, JSON.stringify(order)));
    if (!tokenFaults.has(answer.error_code) || isSecondTry) return answer;
    token = null;
    return ask(picture, true);
  }

  return {
    async detect(picture) {
      let answer = await ask(picture.bytes);
      for (let tries = 1; answer.error_code === tooFast && tries < maxTries; tries += 1) {
        await pause(pauseMs * tries);
        answer = await ask(picture.bytes);
      }
      const { error_code: code, error_msg: message = '', result } = answer;
      if (code === noFace) return [];
      if (pictureFaults.has(code)) throw new AppError('Picture.Corrupt', { details: `${code} ${message}` });
      if (code === tooFast || usedUp.has(code))
        throw new AppError('Face.ProviderBusy', { details: `${code} ${message}` });
      if (code !== 0) throw new Error(`Baidu answered ${code}: ${message}`);
      return (result?.face_list ?? []).map((face) => toFoundFace(face, picture));
    },
  };
}
