import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, idField, textField, wireDate, wireTime } from '../fields.ts';
import { pictureErrors } from '../picture-errors.ts';
import { applicationGaps, applicationReasonCodes } from './application-reasons.ts';

export const applicationStates = ['draft', 'pending', 'approved', 'rejected', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

export const idCardSides = ['front', 'back'] as const;
export type IdCardSide = (typeof idCardSides)[number];

export const ApplicationSample = z.object({
  id: idField,
  fileName: z.string(),
  /** Path of the redrawn picture, at most 1600 px. */
  path: z.string(),
  /** Pixels of the original. */
  width: z.int().min(1),
  height: z.int().min(1),
  /** Whether a reviewer wants another in its place. */
  isRefused: z.boolean(),
});
export type ApplicationSample = z.infer<typeof ApplicationSample>;

export const OwnApplication = z.object({
  /** Null as long as nothing was filled in. */
  id: idField.nullable(),
  /** `approved` for everyone who is a photographer. */
  state: z.enum(applicationStates),
  realName: z.string(),
  /** Masked; "" without one. */
  phone: z.string(),
  unitName: z.string(),
  regionId: idField.nullable(),
  /** Whether that side is there; the applicant never sees it again. */
  idCards: z.object({ front: z.boolean(), back: z.boolean() }),
  /** When the cards of a decided application are deleted; null without cards or decision. */
  idCardsDeletedOn: wireDate.nullable(),
  samples: z.array(ApplicationSample),
  /** What is missing before it can be submitted. */
  gaps: z.array(z.enum(applicationGaps)),
  attempts: count,
  submittedAt: wireTime.nullable(),
  decidedAt: wireTime.nullable(),
  reasons: z.array(z.enum(applicationReasonCodes)),
  message: z.string(),
  /** Applications before it, and the day of the result; null unless it is pending. */
  ahead: count.nullable(),
  expectedOn: wireDate.nullable(),
  agreementVersion: z.int().nullable(),
  limits: z.object({ minSamples: count, maxSamples: count, minPixels: count, idCardKeepDays: count }),
});
export type OwnApplication = z.infer<typeof OwnApplication>;

const editErrors = ['Application.StateMismatch', 'Photographer.Already'] as const;
const megabyte = 1024 * 1024;

export const getOwnApplication = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/photographerApply/GetOwnApplication',
  access: 'user',
  summary: 'The caller’s application to become a photographer, whatever its state; an empty draft without one.',
  input: z.object({}),
  output: OwnApplication,
  errors: [],
});

export const updateOwnApplication = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/photographerApply/UpdateOwnApplication',
  access: 'user',
  summary: 'Keeps what is given of the caller’s application, complete or not; what is left out stays.',
  input: z.object({
    realName: textField(30).optional(),
    unitName: textField(60).optional(),
    regionId: idField.nullable().optional(),
  }),
  output: OwnApplication,
  errors: [...editErrors, 'Text.Blocked', 'Region.NotFound'],
});

export const uploadIdCard = defineUpload({
  method: 'POST',
  path: '/api/services/app/photographerApply/UploadIdCard',
  access: 'user',
  summary: 'Takes one side of the caller’s identity card: redrawn, sealed, and from then on seen by reviewers only.',
  input: z.object({ side: z.enum(idCardSides, '请选择人像面或国徽面') }),
  output: OwnApplication,
  errors: [...editErrors, ...pictureErrors, 'Request.TooLarge', 'Request.TooMany'],
  upload: { maxBytes: 20 * megabyte },
  inPerson: true,
});

export const deleteIdCards = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/photographerApply/DeleteIdCards',
  access: 'user',
  summary: 'Deletes the pictures of the caller’s identity card, except while a reviewer needs them.',
  input: z.object({}),
  output: OwnApplication,
  errors: ['Application.StateMismatch'],
});

export const addApplicationSample = defineUpload({
  method: 'POST',
  path: '/api/services/app/photographerApply/AddApplicationSample',
  access: 'user',
  summary: 'Adds a sample to the caller’s application, also while it is pending.',
  input: z.object({}),
  output: OwnApplication,
  errors: [
    ...editErrors,
    ...pictureErrors,
    'Application.SampleTooSmall',
    'Application.SampleTwice',
    'Application.TooManySamples',
    'Request.TooLarge',
    'Request.TooMany',
    'Storage.Full',
  ],
  upload: { maxBytes: 50 * megabyte },
});

export const removeApplicationSample = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/photographerApply/RemoveApplicationSample',
  access: 'user',
  summary: 'Takes a sample out of the caller’s application.',
  input: z.object({ id: idField }),
  output: OwnApplication,
  errors: [...editErrors, 'Application.SampleNotFound'],
});

export const submitApplication = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/photographerApply/SubmitApplication',
  access: 'user',
  idempotent: true,
  summary: 'Hands the caller’s application in, and records the consent to the agreement of that version. Idempotent.',
  input: z.object({ agreementVersion: z.int('请先阅读并同意签约协议').min(1, '请先阅读并同意签约协议') }),
  output: OwnApplication,
  errors: [...editErrors, 'Application.Incomplete', 'Agreement.Outdated'],
  inPerson: true,
});

export const withdrawApplication = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/photographerApply/WithdrawApplication',
  access: 'user',
  summary: 'Takes a pending application back and deletes the pictures of the identity card; the rest stays.',
  input: z.object({}),
  output: OwnApplication,
  errors: ['Application.StateMismatch'],
});
