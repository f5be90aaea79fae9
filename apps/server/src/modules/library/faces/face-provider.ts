import type { FaceExpression, FaceGender, FaceProviderName, FaceRace } from '@tuyuan/contract/library/face-choices.ts';
import type { Database } from '../../../platform/database/database.ts';

/** A value with how sure the provider is, 0…1. */
export interface Guess<Value> {
  readonly value: Value;
  readonly confidence: number;
}

/** A face as a provider found it; what it can't tell, or isn't sure of, is null. */
export interface FoundFace {
  /** In shares of the picture's width and height, within it. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly confidence: number;
  readonly age: Guess<number> | null;
  readonly gender: Guess<FaceGender> | null;
  readonly expression: Guess<FaceExpression> | null;
  readonly race: Guess<FaceRace> | null;
  readonly beauty: Guess<number> | null;
}

/** A JPEG or WebP with its pixels. */
export interface FacePicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface FaceProvider {
  /** Throws `Picture.*` where this one picture can't be looked at, `Face.ProviderBusy` where no more are taken for now; any other error may pass. */
  detect(picture: FacePicture): Promise<FoundFace[]>;
}

/** Null: not there on this server. */
export type FaceProviders = Readonly<Record<FaceProviderName, FaceProvider | null>>;

/** A site's library, with the first folder of its files. */
export interface FaceLibrary {
  readonly schema: string;
  readonly db: Database;
}
