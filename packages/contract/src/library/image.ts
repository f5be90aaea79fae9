import { z } from 'zod';
import { cents, count, flagField, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { cursorField, pageFields } from '../paging.ts';
import { faceExpressions, faceGenders, faceRaces, maxAge, maxBeauty } from './face-choices.ts';

export const orientations = ['landscape', 'portrait', 'square', 'panorama'] as const;
export type Orientation = (typeof orientations)[number];

/** Shows the twelve searchable colours. */
export const searchColours = [
  'red',
  'orange',
  'yellow',
  'green',
  'cyan',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const;
export type SearchColour = (typeof searchColours)[number];

/** `deleted`: in the trash, from which it can be restored. */
export const reviewStates = ['draft', 'pending', 'approved', 'rejected', 'offline', 'deleted'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const StateCounts = z.object({
  draft: count,
  pending: count,
  approved: count,
  rejected: count,
  offline: count,
  deleted: count,
});
export type StateCounts = z.infer<typeof StateCounts>;

export const licenceTiers = ['editorial', 'commercial', 'extended'] as const;
export type LicenceTier = (typeof licenceTiers)[number];

/** What the author declares: no artificial intelligence, used for retouching, or the picture was generated. */
export const aiUses = ['none', 'assisted', 'generated'] as const;
export type AiUse = (typeof aiUses)[number];

export const imageSorts = ['relevance', 'newest', 'hottest', 'downloads'] as const;
export type ImageSort = (typeof imageSorts)[number];

export const AuthorCard = z.object({
  id: idField,
  userName: z.string(),
  nickName: z.string(),
  /** Path of the picture, or "" for the default avatar. */
  avatar: z.string(),
});
export type AuthorCard = z.infer<typeof AuthorCard>;

export const NamedReference = z.object({ id: idField, name: z.string() });
export type NamedReference = z.infer<typeof NamedReference>;

/** Link to a unit's public page; `logo` is a path, or "". */
export const UnitReference = NamedReference.extend({ logo: z.string() });
export type UnitReference = z.infer<typeof UnitReference>;

/** An image as grids show it. */
export const ImageCard = z.object({
  id: idField,
  no: z.string(),
  title: z.string(),
  /** Pixels of the original, orientation applied. */
  width: z.int().min(1),
  height: z.int().min(1),
  version: z.string(),
  /** Base64 thumbhash. */
  thumbhash: z.string(),
  author: AuthorCard,
  regionName: z.string(),
  /** Price of the cheapest tier that is sold; null when none is. */
  unitPrice: cents.nullable(),
  canUseAuthPay: z.boolean(),
  likes: count,
  views: count,
});
export type ImageCard = z.infer<typeof ImageCard>;

export const CameraData = z.object({
  make: z.string().nullable(),
  model: z.string().nullable(),
  lens: z.string().nullable(),
  /** f-number. */
  aperture: z.number().nullable(),
  /** Seconds. */
  exposure: z.number().nullable(),
  iso: z.int().nullable(),
  /** Millimetres. */
  focalLength: z.number().nullable(),
});
export type CameraData = z.infer<typeof CameraData>;

export const PaletteEntry = z.object({ hex: z.string().regex(/^#[0-9a-f]{6}$/), share: z.number().min(0).max(1) });
export type PaletteEntry = z.infer<typeof PaletteEntry>;

export const ImageDetail = ImageCard.extend({
  description: z.string(),
  labels: z.array(NamedReference),
  category: NamedReference.nullable(),
  /** From the province down. */
  regions: z.array(NamedReference),
  album: NamedReference.nullable(),
  takenAt: wireTime.nullable(),
  publishedAt: wireTime.nullable(),
  bytes: count,
  format: z.string(),
  camera: CameraData,
  /** Only when the photographer allows it to be shown. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Main colours, the largest share first, each with the search colour one would call it. */
  palette: z.array(PaletteEntry.extend({ colour: z.enum(searchColours) })),
  orientation: z.enum(orientations),
  /** By tier; null where it isn't sold, 0 where it is free. */
  prices: z.object({ editorial: cents.nullable(), commercial: cents.nullable(), extended: cents.nullable() }),
  /** Holder of the rights as the file or the library names them; "" when unknown. */
  copyright: z.string(),
  collects: count,
  downloads: count,
  abilities: z.object({ edit: z.boolean(), downloadOriginal: z.boolean() }),
});
export type ImageDetail = z.infer<typeof ImageDetail>;
export type LicencePrices = ImageDetail['prices'];

/** `20-50`: both ends belong to it. */
function rangeField(max: number) {
  return z
    .string()
    .regex(/^\d{1,3}-\d{1,3}$/, '范围要像 20-50')
    .refine((text) => {
      const [from = 0, to = 0] = text.split('-').map(Number);
      return from <= to && to <= max;
    }, `范围要在 0 到 ${max} 之间`);
}

/** By what is said of faces; one face has to match all of them. What could not be told matches none. */
const faceFilters = {
  faceAgeRange: rangeField(maxAge).optional(),
  faceBeautyRange: rangeField(maxBeauty).optional(),
  faceGender: listField(z.enum(faceGenders, '没有这种性别'), 2),
  faceRace: listField(z.enum(faceRaces, '没有这种肤色'), 4),
  faceExpression: listField(z.enum(faceExpressions, '没有这种表情'), 6),
  /** True: exactly one face; false: several. */
  isSinglePeople: flagField.optional(),
};

/** Filters of image lists: those of the specification and its extension. */
export const ImageFilter = z.object({
  keyword: textField(200).default(''),
  categoryIds: listField(idField, 50),
  regionIds: listField(idField, 50),
  orientations: listField(z.enum(orientations, '没有这种方向'), 4),
  colours: listField(z.enum(searchColours, '没有这种颜色'), 12),
  years: listField(z.coerce.number<number>().int().min(1800).max(2200), 50),
  takenFrom: wireDate.optional(),
  takenTo: wireDate.optional(),
  title: textField(100).default(''),
  author: textField(100).default(''),
  description: textField(200).default(''),
  no: textField(40).default(''),
  /** True keeps only free images. */
  isFree: flagField.optional(),
  canUseAuthPay: flagField.optional(),
  maxUnitPrice: z.coerce.number<number>().int().min(0).max(100_000_000).optional(),
  photographerId: idField.optional(),
  albumId: idField.optional(),
  ...faceFilters,
});
export type ImageFilter = z.infer<typeof ImageFilter>;

export const imagePageFields = { ...pageFields, cursor: cursorField };
