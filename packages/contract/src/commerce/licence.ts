import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { licenceTiers, NamedReference } from '../library/image.ts';
import { wareFields } from './shopping-cart.ts';

const { no: wareNo, ...shownWare } = wareFields;

/** What anybody may know of a licence. */
export const VerifiedLicence = z.object({
  no: z.string(),
  isRevoked: z.boolean(),
  tier: z.enum(licenceTiers),
  wareNo,
  ...shownWare,
  author: NamedReference,
  /** Partly hidden unless it is the caller's. */
  licensee: z.string(),
  issuedAt: wireTime,
  revokedAt: wireTime.nullable(),
  /** Hexadecimal, of the original. */
  sha256: z.string(),
  textVersion: count,
});
export type VerifiedLicence = z.infer<typeof VerifiedLicence>;

export const verifyLicence = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/licence/Verify',
  access: 'public',
  summary: 'The licence of that number; case and hyphens don’t matter.',
  input: z.object({ no: textField(40, 1) }),
  output: VerifiedLicence,
  errors: ['Licence.NotFound'],
});

export const verifyFile = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/licence/VerifyFile',
  access: 'public',
  summary: 'The licences of the original with this SHA-256.',
  input: z.object({ sha256: z.string('请选择文件').regex(/^[0-9a-f]{64}$/, '文件的指纹不正确') }),
  output: z.array(VerifiedLicence),
  errors: [],
});

export const LicenceText = z.object({
  tier: z.enum(licenceTiers),
  version: count,
  /** A line for the choice of tiers. */
  summary: z.string(),
  body: z.string(),
});
export type LicenceText = z.infer<typeof LicenceText>;

export const getLicenceTexts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/licence/GetTexts',
  access: 'public',
  summary: 'What each tier allows, as it stands.',
  input: z.object({}),
  output: z.array(LicenceText),
  errors: [],
});

export const MyLicence = z.object({
  id: idField,
  no: z.string(),
  tier: z.enum(licenceTiers),
  licensee: z.string(),
  issuedAt: wireTime,
  /** The caller bought it, or somebody of their unit. */
  isMine: z.boolean(),
});
export type MyLicence = z.infer<typeof MyLicence>;

export const getImageLicences = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/licence/GetOfImage',
  access: 'user',
  summary: 'Valid licences of an image that let the caller download it.',
  input: z.object({ imageId: idField }),
  output: z.array(MyLicence),
  errors: [],
});

export const getVideoLicences = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/licence/GetOfVideo',
  access: 'user',
  summary: 'Valid licences of a video that let the caller download it.',
  input: z.object({ videoId: idField }),
  output: z.array(MyLicence),
  errors: [],
});
