import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, wireTime } from '../fields.ts';
import {
  faceExpressions,
  faceGenders,
  faceProviders,
  faceRaces,
  faceSources,
  maxAge,
  maxBeauty,
} from './face-choices.ts';
import { ImageFilter } from './image.ts';

const share = z.number().min(0, '框要在图片里').max(1, '框要在图片里');
const extent = z.number().min(0.005, '框太小了').max(1, '框要在图片里');

/** A value with how sure it is, 0…1, and who says it; null where nobody could tell. */
const told = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, confidence: z.number().min(0).max(1), source: z.enum(faceSources) }).nullable();

/** A face in a picture. Nothing by which a person could be recognised is kept. */
export const ImageFace = z.object({
  id: idField,
  /** In shares of the picture's width and height. */
  box: z.object({ x: share, y: share, width: share, height: share }),
  /** That it is a face. */
  confidence: z.number().min(0).max(1),
  source: z.enum(faceSources),
  age: told(z.int()),
  gender: told(z.enum(faceGenders)),
  expression: told(z.enum(faceExpressions)),
  race: told(z.enum(faceRaces)),
  beauty: told(z.int()),
});
export type ImageFace = z.infer<typeof ImageFace>;

/** Null takes a value away. */
const givenFields = {
  box: z
    .object({ x: share, y: share, width: extent, height: extent })
    .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, '框要在图片里'),
  age: z.int().min(0).max(maxAge, `最大 ${maxAge} 岁`).nullable(),
  gender: z.enum(faceGenders).nullable(),
  expression: z.enum(faceExpressions).nullable(),
  race: z.enum(faceRaces).nullable(),
  beauty: z.int().min(0).max(maxBeauty, `最大 ${maxBeauty}`).nullable(),
};

export const ImageFaces = z.object({
  /** False: the site does without; there are no faces then. */
  isOn: z.boolean(),
  /** Whether anybody has looked. */
  isChecked: z.boolean(),
  /** A model release forbids finding the picture by them. */
  isRefused: z.boolean(),
  items: z.array(ImageFace),
  abilities: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type ImageFaces = z.infer<typeof ImageFaces>;

export const getImageFaces = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageFace/GetFaces',
  access: 'user',
  summary: 'The faces found in a picture, for reviewers and its author.',
  input: z.object({ imageId: idField }),
  output: ImageFaces,
  errors: ['Image.NotFound'],
});

export const createImageFace = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageFace/CreateFace',
  access: 'permission:Pages.Images.Review',
  idempotent: true,
  summary: 'Adds a face that was overlooked.',
  input: z.object({ imageId: idField, ...givenFields }),
  output: ImageFaces,
  errors: ['Image.NotFound', 'Face.Off', 'Face.TooMany'],
});

export const updateImageFace = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/imageFace/UpdateFace',
  access: 'permission:Pages.Images.Review',
  summary: 'Corrects a face; what is changed counts as said by a person.',
  input: z.object({ id: idField, imageId: idField, ...givenFields }),
  output: ImageFaces,
  errors: ['Image.NotFound', 'Face.NotFound', 'Face.Off'],
});

export const deleteImageFace = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/imageFace/DeleteFace',
  access: 'user',
  summary: 'Takes a face out of a picture, by a reviewer or the author; it is not looked for again.',
  input: z.object({ id: idField, imageId: idField }),
  output: ImageFaces,
  errors: ['Image.NotFound', 'Face.NotFound', 'Face.Off'],
});

const facetOf = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count }));

export const FaceFacets = z.object({
  /** False: the site does without, and searches ignore these filters. */
  isOn: z.boolean(),
  /** Of the images that the other conditions leave; values without an image are omitted. */
  isSinglePeople: facetOf(z.boolean()),
  faceGender: facetOf(z.enum(faceGenders)),
  faceExpression: facetOf(z.enum(faceExpressions)),
  faceRace: facetOf(z.enum(faceRaces)),
  /** Images with a face of known age, and of known beauty. */
  aged: count,
  rated: count,
  countsAreLowerBounds: z.boolean(),
});
export type FaceFacets = z.infer<typeof FaceFacets>;

export const getFaceFacets = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageFace/GetFacets',
  access: 'public',
  summary: 'Counts the images found by what is said of their faces; each count without its own selection.',
  input: ImageFilter.extend({ exact: flagField.default(false) }),
  output: FaceFacets,
  errors: ['Text.Blocked'],
  audited: false,
});

export const FaceStatus = z.object({
  isOn: z.boolean(),
  provider: z.enum(faceProviders),
  /** Whether each can be used on this server. */
  usable: z.object({ model: z.boolean(), cloud: z.boolean() }),
  /** Images looked at, those that wait, and those that could not be looked at. */
  checked: count,
  waiting: count,
  failed: count,
  faces: count,
  /** Images that a person has corrected. */
  corrected: count,
  /** Images that a model release keeps out of the search. */
  refused: count,
  lastCheckedAt: wireTime.nullable(),
});
export type FaceStatus = z.infer<typeof FaceStatus>;

export const getFaceStatus = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageFace/GetStatus',
  access: 'permission:Pages.Site.Settings',
  summary: 'Whether faces are looked for, by what, and how far it has got.',
  input: z.object({}),
  output: FaceStatus,
  errors: [],
});

export const updateFaceSetting = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/imageFace/UpdateSetting',
  access: 'permission:Pages.Site.Settings',
  summary: 'Switches the search by faces on or off; switched on, the library is looked through.',
  input: z.object({ isOn: z.boolean(), provider: z.enum(faceProviders) }),
  output: FaceStatus,
  errors: ['Face.ProviderMissing'],
});

export const checkFacesAgain = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageFace/CheckAgain',
  access: 'permission:Pages.Site.Settings',
  summary: 'Looks through the whole library again; what a person has corrected stays.',
  input: z.object({}),
  output: FaceStatus,
  errors: ['Face.Off', 'Face.ProviderMissing'],
});

export const deleteFaces = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageFace/DeleteFaces',
  access: 'permission:Pages.Site.Settings',
  summary: 'Deletes everything that was found or corrected, once the search by faces is off.',
  input: z.object({}),
  output: FaceStatus,
  errors: ['Face.On'],
});
