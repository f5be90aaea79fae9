/** Free of zod, so that pages can import it. */

export const faceGenders = ['female', 'male'] as const;
export type FaceGender = (typeof faceGenders)[number];

export const faceExpressions = ['neutral', 'smile', 'laugh', 'sad', 'surprised', 'angry'] as const;
export type FaceExpression = (typeof faceExpressions)[number];

export const faceRaces = ['yellow', 'white', 'black', 'arabs'] as const;
export type FaceRace = (typeof faceRaces)[number];

/** Who says it: the model of this server, a service elsewhere, or a person. */
export const faceSources = ['model', 'cloud', 'manual'] as const;
export type FaceSource = (typeof faceSources)[number];

/** What looks for faces. */
export const faceProviders = ['model', 'cloud'] as const;
export type FaceProviderName = (typeof faceProviders)[number];

export const maxAge = 120;
export const maxBeauty = 100;
