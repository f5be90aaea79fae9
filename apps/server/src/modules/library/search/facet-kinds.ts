/** Lexeme beginnings of the facets, shared by the index and the queries. */
export const facetKinds = {
  category: 'c',
  region: 'r',
  orientation: 'o',
  colour: 'k',
  year: 'y',
  /** Of a year: 1–12. */
  month: 'm',
  /** Taken on, `20261120`. */
  day: 'd',
  /** Published on, `20261120`. */
  published: 'p',
  festival: 'f',
  author: 'u',
  album: 'a',
  free: 'free',
  authPay: 'pay',
  faceAge: 'xa',
  faceBeauty: 'xb',
  faceGender: 'xg',
  faceExpression: 'xe',
  faceRace: 'xr',
  /** 1, or 2 for several. */
  people: 'xp',
} as const;
