import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { applicationReason, applicationReasonCodes } from './application-reasons.ts';
import { AuthorCard, CameraData, NamedReference } from './image.ts';
import { ApplicationSample, applicationStates, idCardSides } from './photographer-application.ts';

/** States the back office sees: what is being filled in is the applicant's own affair. */
export const reviewedApplicationStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const;

export const ApplicationCard = z.object({
  id: idField,
  applicant: AuthorCard,
  realName: z.string(),
  state: z.enum(applicationStates),
  /** How often it was submitted. */
  attempts: count,
  sampleCount: count,
  /** Paths of the first samples. */
  samplePaths: z.array(z.string()).max(3),
  submittedAt: wireTime.nullable(),
  decidedAt: wireTime.nullable(),
  decidedBy: NamedReference.nullable(),
});
export type ApplicationCard = z.infer<typeof ApplicationCard>;

export const ReviewedSample = ApplicationSample.extend({
  camera: CameraData,
  takenAt: wireTime.nullable(),
  /** The same file in the library; null where there is none. */
  known: z.object({ imageId: idField, no: z.string(), authorName: z.string() }).nullable(),
});
export type ReviewedSample = z.infer<typeof ReviewedSample>;

export const ApplicationDetail = ApplicationCard.omit({ samplePaths: true }).extend({
  /** Masked. */
  phone: z.string(),
  accountCreatedAt: wireTime,
  unitName: z.string(),
  regionName: z.string(),
  agreementVersion: z.int().nullable(),
  /** Served at `idCardPath`; each view is in the audit log. */
  idCards: z.array(z.object({ id: idField, side: z.enum(idCardSides) })),
  idCardsDeletedOn: wireDate.nullable(),
  samples: z.array(ReviewedSample),
  reasons: z.array(z.enum(applicationReasonCodes)),
  message: z.string(),
  /** The earlier decisions, newest first. */
  history: z.array(
    z.object({
      id: idField,
      state: z.enum(applicationStates),
      actorName: z.string(),
      reasons: z.array(z.enum(applicationReasonCodes)),
      message: z.string(),
      at: wireTime,
    }),
  ),
  /** False for the caller's own application and for one that isn't pending. */
  isDecidable: z.boolean(),
});
export type ApplicationDetail = z.infer<typeof ApplicationDetail>;

const decisionErrors = ['Application.NotFound', 'Application.StateMismatch', 'Application.Own'] as const;

export const getPhotographerApplications = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/photographer/GetPhotographerApplications',
  access: 'permission:Pages.Photographers.Review',
  summary: 'Applications to become a photographer that were submitted, with how many wait.',
  input: z.object({
    ...pageFields,
    keyword: textField(100).default(''),
    states: listField(z.enum(reviewedApplicationStates), 4),
    sorting: sortingField(['submittedAt', 'decidedAt'], 'submittedAt DESC'),
  }),
  output: pageOf(ApplicationCard).extend({
    waitingCount: count,
    oldestAt: wireTime.nullable(),
  }),
  errors: [],
});

export const getPhotographerApplication = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/photographer/GetPhotographerApplication',
  access: 'permission:Pages.Photographers.Review',
  summary: 'One application with its samples, facts and earlier decisions; of the cards only that they are there.',
  input: z.object({ id: idField }),
  output: ApplicationDetail,
  errors: ['Application.NotFound'],
});

export const approveApplication = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/photographer/ApproveApplication',
  access: 'permission:Pages.Photographers.Review',
  summary: 'Makes the applicant a photographer: decision, role and profile are one act.',
  input: z.object({ id: idField }),
  output: ApplicationDetail,
  errors: decisionErrors,
  inPerson: true,
});

export const rejectApplication = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/photographer/RejectApplication',
  access: 'permission:Pages.Photographers.Review',
  summary: 'Sends an application back with reasons; the applicant keeps the rest and may submit again.',
  input: z
    .object({
      id: idField,
      reasons: z.array(z.enum(applicationReasonCodes), '请选择原因').min(1, '请至少选择一个原因').max(10),
      message: textField(500).default(''),
      /** Samples to be replaced. */
      sampleIds: listField(idField, 20),
    })
    .refine(({ reasons, message }) => !reasons.includes('other') || message !== '', {
      error: '请写明要改什么',
      path: ['message'],
    })
    .refine(
      ({ reasons, sampleIds }) =>
        sampleIds.length > 0 || !reasons.some((code) => applicationReason(code).part === 'samples'),
      { error: '请勾选要换掉的样片', path: ['sampleIds'] },
    ),
  output: ApplicationDetail,
  errors: decisionErrors,
  inPerson: true,
});

export const ManagedPhotographer = z.object({
  /** The user's. */
  id: idField,
  author: AuthorCard,
  personalSign: z.string(),
  introduction: z.string(),
  unitName: z.string(),
  region: NamedReference.nullable(),
  imageCount: count,
  albumCount: count,
  views: count,
  isActive: z.boolean(),
  joinedAt: wireTime,
});
export type ManagedPhotographer = z.infer<typeof ManagedPhotographer>;

export const photographerStates = ['active', 'retired'] as const;

export const getManagedPhotographers = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/photographer/GetManagedPhotographers',
  access: 'permission:Pages.Photographers',
  summary: 'Photographers, the retired ones whose works remain too, for the back office.',
  input: z.object({
    ...pageFields,
    keyword: textField(100).default(''),
    states: listField(z.enum(photographerStates), 2),
    sorting: sortingField(['joinedAt', 'imageCount', 'views'], 'joinedAt DESC'),
  }),
  output: pageOf(ManagedPhotographer),
  errors: [],
});

export const updatePhotographer = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/photographer/UpdatePhotographer',
  access: 'permission:Pages.Photographers.Edit',
  summary: 'Changes what a photographer’s public page says.',
  input: z.object({
    id: idField,
    personalSign: textField(60),
    introduction: textField(1000),
    unitName: textField(60),
    regionId: idField.nullable(),
  }),
  output: ManagedPhotographer,
  errors: ['Photographer.NotFound', 'Region.NotFound', 'Text.Blocked'],
});
