import type { CaptchaAnswer } from '@tuyuan/contract/account/captcha.ts';

export type SliderAnswer = Extract<CaptchaAnswer, { provider: 'slider' }>;
export type GeetestAnswer = Extract<CaptchaAnswer, { provider: 'geetest' }>;

/** A puzzle's pictures as data addresses; lengths in CSS pixels. */
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

/** Puzzles of the server's own; where their gaps are is kept by the module. */
export interface SliderCaptcha {
  readonly provider: 'slider';
  /** How far from the gap the piece may be let go, in CSS pixels. */
  readonly tolerance: number;
  makePuzzle(): Promise<SliderPuzzle>;
  /** Whether a hand could have moved so. */
  isPlausible(track: SliderAnswer['track']): boolean;
}

export interface GeetestCaptcha {
  readonly provider: 'geetest';
  readonly captchaId: string;
  /** Asks the provider. Throws `Captcha.Unavailable` when no usable answer comes. */
  validate(answer: GeetestAnswer): Promise<boolean>;
}

export type CaptchaProvider = SliderCaptcha | GeetestCaptcha;
