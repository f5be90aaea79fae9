import type { ImageFace } from '@tuyuan/contract/library/image-face.ts';

export type FaceBox = ImageFace['box'];

type ValueOf<Name extends 'age' | 'gender' | 'expression' | 'race' | 'beauty'> =
  | NonNullable<ImageFace[Name]>['value']
  | null;

/** A face as it is edited; `id` is null for a new one. */
export interface FaceDraft {
  readonly id: number | null;
  readonly box: FaceBox;
  readonly age: ValueOf<'age'>;
  readonly gender: ValueOf<'gender'>;
  readonly expression: ValueOf<'expression'>;
  readonly race: ValueOf<'race'>;
  readonly beauty: ValueOf<'beauty'>;
}

export function draftOf(face: ImageFace): FaceDraft {
  return {
    id: face.id,
    box: face.box,
    age: face.age?.value ?? null,
    gender: face.gender?.value ?? null,
    expression: face.expression?.value ?? null,
    race: face.race?.value ?? null,
    beauty: face.beauty?.value ?? null,
  };
}

export function newDraft(box: FaceBox): FaceDraft {
  return { id: null, box, age: null, gender: null, expression: null, race: null, beauty: null };
}

const minSide = 0.01;

/** Returns the box between two corners, or null where it is too small for a face. */
export function boxBetween(one: { x: number; y: number }, other: { x: number; y: number }): FaceBox | null {
  const box = {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
  return box.width < minSide || box.height < minSide ? null : box;
}
