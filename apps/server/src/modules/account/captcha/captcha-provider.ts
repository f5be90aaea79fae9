import type { CaptchaAnswer } from '@tuyuan/contract/account/captcha.ts';

export type SliderAnswer = Extract<CaptchaAnswer, { provider: 'slider' }>;
export type GeetestAnswer = Extract<CaptchaAnswer, { provider: 'geetest' }>;

/** Puzzle pictures as data URLs; lengths in CSS pixels. */
export interface SliderPuzzle {
  width: number;
  height: number;
  pieceSize: number;
  pieceTop: number;
  background: string;
  piece: string;
  /** Distance of the gap from the left edge: never leaves the server. */
  position: number;
}

/** The server's own puzzles; the module stores the positions of the gaps. */
export interface SliderCaptcha {
  readonly provider: 'slider';
  /** Maximum distance from the gap at which the piece may be released, in CSS pixels. */
  readonly tolerance: number;
  makePuzzle(): Promise<SliderPuzzle>;
  /** Whether a human hand could have made this movement. */
  isPlausible(track: SliderAnswer['track']): boolean;
}

export interface GeetestCaptcha {
  readonly provider: 'geetest';
  readonly captchaId: string;
  /** Asks the provider. Throws `Captcha.Unavailable` when no usable answer comes. */
  validate(answer: GeetestAnswer): Promise<boolean>;
}

export type CaptchaProvider = SliderCaptcha | GeetestCaptcha;
