import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { agreementKeys } from './agreement-words.ts';

const keyField = z.enum(agreementKeys, '没有这份协议');
const versionField = z.coerce
  .number<number>('版本不正确')
  .int('版本不正确')
  .min(1, '版本不正确')
  .max(2_147_483_647, '版本不正确');

const AgreementVersion = z.object({
  version: z.int(),
  title: z.string(),
  /** From then on it is, or was, in force. */
  effectiveAt: wireTime,
  /** Who has agreed to an earlier one is asked again. */
  asksAgain: z.boolean(),
});
export type AgreementVersion = z.infer<typeof AgreementVersion>;

const AgreementText = AgreementVersion.extend({
  key: keyField,
  /** Cleaned by the server. */
  html: z.string(),
  /** The version in force. */
  currentVersion: z.int(),
});
export type AgreementText = z.infer<typeof AgreementText>;

export const getAgreementVersions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/agreement/GetVersions',
  access: 'public',
  summary: 'The versions of an agreement that are or were in force, the newest first.',
  input: z.object({ key: keyField }),
  output: z.object({ items: z.array(AgreementVersion) }),
  errors: [],
});

export const getAgreementVersion = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/agreement/GetVersion',
  access: 'public',
  summary: 'The text of an agreement: of one version, or the one in force.',
  input: z.object({ key: keyField, version: versionField.optional() }),
  output: AgreementText,
  errors: ['Agreement.NotFound'],
});

export const getOwnConsents = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/agreement/GetOwnConsents',
  access: 'user',
  summary: 'What the caller has agreed to, the newest first.',
  input: z.object({}),
  output: z.object({ items: z.array(z.object({ key: z.string(), version: z.int(), at: wireTime })) }),
  errors: [],
});

export const getAskedAgreements = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/agreement/GetAsked',
  access: 'user',
  summary: 'The agreements that the caller is asked to agree to.',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        key: keyField,
        version: z.int(),
        title: z.string(),
        /** Agreed to last; 0 for none. */
        agreedVersion: z.int(),
      }),
    ),
  }),
  errors: [],
});

export const agreeTo = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/agreement/Accept',
  access: 'user',
  summary: 'Records the caller’s consent to the version in force; again changes nothing.',
  input: z.object({ key: keyField, version: versionField }),
  output: z.object({}),
  errors: ['Agreement.Outdated'],
  inPerson: true,
});

export const getAgreementCounts = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/agreement/GetConsentCounts',
  access: 'permission:Pages.Articles',
  summary: 'All versions of an agreement, those to come too, with how many have agreed to each.',
  input: z.object({ key: keyField }),
  output: z.object({
    items: z.array(
      AgreementVersion.extend({ revision: z.int(), isInForce: z.boolean(), consentCount: z.int().min(0) }),
    ),
  }),
  errors: [],
});

const Consent = z.object({
  id: idField,
  userId: idField,
  userName: z.string(),
  nickName: z.string(),
  version: z.int(),
  at: wireTime,
  /** The network only; "" where it isn’t known. */
  clientIp: z.string(),
});
export type Consent = z.infer<typeof Consent>;

export const getConsents = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/agreement/GetConsents',
  access: 'permission:Pages.Users',
  summary: 'Who has agreed to an agreement and when, the newest first.',
  input: z.object({
    ...pageFields,
    key: keyField,
    version: versionField.optional(),
    keyword: textField(60).default(''),
  }),
  output: pageOf(Consent),
  errors: [],
});
