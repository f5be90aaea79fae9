import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** What a solved captcha permits; a ticket is valid for one purpose only. */
export const captchaPurposes = ['login', 'sms', 'phoneCheck', 'register'] as const;
export type CaptchaPurpose = (typeof captchaPurposes)[number];
const purpose = z.enum(captchaPurposes, '不支持这种用途');

/** Random, single use, valid for five minutes; created by `checkGeetestVerify`. */
export const captchaTicketField = z.string('请先完成验证').min(20, '请先完成验证').max(100, '请先完成验证');

/** Puzzle created by the server. Lengths are CSS pixels of a picture `width` wide; the pictures have twice that density. */
const SliderPuzzle = z.object({
  provider: z.literal('slider'),
  challenge: z.string(),
  width: z.int(),
  height: z.int(),
  /** Side of the square piece picture, and its distance from the top. It starts at the left edge. */
  pieceSize: z.int(),
  pieceTop: z.int(),
  /** Data addresses. */
  background: z.string(),
  piece: z.string(),
  /** Seconds until the puzzle expires. */
  expiresIn: z.int(),
});

export const getGeetestConfig = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/captcha/GetGeetestConfig',
  access: 'public',
  summary: 'What to show for a captcha: a new slider puzzle of the server’s own, or the number Geetest’s script needs.',
  input: z.object({ purpose }),
  output: z.discriminatedUnion('provider', [
    SliderPuzzle,
    z.object({ provider: z.literal('geetest'), captchaId: z.string() }),
  ]),
  errors: ['Request.TooMany'],
});

/** Position of the piece in CSS pixels from the left, after `t` milliseconds. */
const TrackPoint = z.object({
  x: z.number('轨迹不正确').min(-50, '轨迹不正确').max(2000, '轨迹不正确'),
  y: z.number('轨迹不正确').min(-2000, '轨迹不正确').max(2000, '轨迹不正确'),
  t: z.number('轨迹不正确').min(0, '轨迹不正确').max(600_000, '轨迹不正确'),
});

const geetestText = z.string('验证结果不正确').min(1, '验证结果不正确').max(4000, '验证结果不正确');

const CaptchaAnswer = z.discriminatedUnion(
  'provider',
  [
    z.object({
      provider: z.literal('slider'),
      challenge: z.string('验证结果不正确').min(1, '验证结果不正确').max(100, '验证结果不正确'),
      /** From the first touch to the release; the last point is the answer. Arrow key steps are points too. */
      track: z.array(TrackPoint, '轨迹不正确').max(1000, '轨迹不正确'),
    }),
    z.object({
      provider: z.literal('geetest'),
      lotNumber: geetestText,
      captchaOutput: geetestText,
      passToken: geetestText,
      genTime: geetestText,
    }),
  ],
  '验证结果不正确',
);
export type CaptchaAnswer = z.infer<typeof CaptchaAnswer>;

export const checkGeetestVerify = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/captcha/CheckGeetestVerify',
  access: 'public',
  summary: 'Checks a captcha’s solution and answers the ticket for what it was solved for.',
  input: z.object({ purpose, answer: CaptchaAnswer }),
  output: z.object({ ticket: z.string(), expiresIn: z.int() }),
  errors: ['Captcha.NotSolved', 'Captcha.Expired', 'Captcha.Unavailable', 'Request.TooMany'],
  audited: false,
});
