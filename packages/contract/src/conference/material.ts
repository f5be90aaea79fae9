import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, flagField, idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';

export const materialTypes = ['pdf', 'image', 'document', 'sheet', 'slides', 'archive'] as const;
export type MaterialType = (typeof materialTypes)[number];

/** Who may read a material: everyone, ticket holders, staff, or ticket holders once the session is over. */
export const materialVisibilities = ['public', 'attendee', 'staff', 'afterSession'] as const;
export type MaterialVisibility = (typeof materialVisibilities)[number];

/** What keeps the caller from the material now; nothing when `open`. */
export const materialDoors = ['open', 'ticket', 'afterSession', 'scheduled', 'withdrawn'] as const;
export type MaterialDoor = (typeof materialDoors)[number];

const file = {
  fileName: z.string(),
  type: z.enum(materialTypes),
  /** Lower case, without dot. */
  extension: z.string(),
  bytes: count,
  /** Page count of a PDF. */
  pages: count.nullable(),
  /** 2 and more: it was replaced. */
  version: count,
  uploadedAt: wireTime,
};

const sessionReference = z.object({ id: idField, title: z.string(), startTime: wireTime, endTime: wireTime });

/** A material as its readers see it. */
export const Attachment = z.object({
  id: idField,
  title: z.string(),
  /** Null: of the conference as a whole. */
  session: sessionReference.nullable(),
  /** "" where it belongs to none. */
  category: z.string(),
  ...file,
  visibility: z.enum(materialVisibilities),
  /** Each copy carries the name of the person it is for. */
  isMarked: z.boolean(),
  door: z.enum(materialDoors),
  /** When `door` opens by itself, else null. */
  opensAt: wireTime.nullable(),
  withdrawnAt: wireTime.nullable(),
  withdrawnReason: z.string(),
  /** Where the file is served; "" while it is not open to the caller. */
  path: z.string(),
  /** The last version downloaded with the caller’s ticket, else null. */
  takenVersion: count.nullable(),
});
export type Attachment = z.infer<typeof Attachment>;

export const getMaterials = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceData/GetMaterials',
  access: 'public',
  summary:
    'The materials of a conference that the caller may know of, by session and category; who has a ticket sees more than who has none.',
  input: z.object({ id: idField }),
  output: z.object({ items: z.array(Attachment) }),
  errors: ['Conference.NotFound'],
});

export const openMaterial = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceMaterial/Open',
  access: 'ticket',
  module: 'materials',
  summary:
    'An address of a material for the holder alone, good for five minutes: a viewer or a download can’t send his session.',
  input: z.object({ id: idField }),
  output: z.object({ path: z.string() }),
  errors: ['Material.NotFound', 'Material.NotOpen'],
  audited: false,
});

export const ManagedMaterial = z.object({
  id: idField,
  title: z.string(),
  sessionId: idField.nullable(),
  category: z.string(),
  visibility: z.enum(materialVisibilities),
  isMarked: z.boolean(),
  state: z.enum(['scheduled', 'published', 'withdrawn']),
  publishAt: wireTime,
  withdrawnAt: wireTime.nullable(),
  withdrawnReason: z.string(),
  ...file,
  path: z.string(),
  /** Replaced versions, the newest first; only the office can open them. */
  replaced: z.array(
    z.object({ version: count, fileName: z.string(), bytes: count, uploadedAt: wireTime, path: z.string() }),
  ),
  downloads: count,
});
export type ManagedMaterial = z.infer<typeof ManagedMaterial>;

export const getManagedMaterials = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceMaterial/GetAll',
  access: 'permission:Pages.Conferences',
  summary: 'All materials of a conference with their states and downloads.',
  input: z.object({ id: idField }),
  output: z.object({
    items: z.array(ManagedMaterial),
    sessions: z.array(sessionReference),
    /** Returns the maximum file size, in bytes. */
    maxBytes: count,
  }),
  errors: ['Conference.NotFound'],
});

const texts = {
  title: textField(80, 1),
  category: textField(20).default(''),
  visibility: z.enum(materialVisibilities, '请选择谁能看'),
  isMarked: flagField.default(false),
};

const fileErrors = [
  'Material.Empty',
  'Material.TooLarge',
  'Material.TypeNotAllowed',
  'Material.ContentMismatch',
  'Material.Unreadable',
  'Material.NotMarkable',
  'Material.PagesNotMarkable',
] as const;

const megabyte = 1024 * 1024;
/** No setting allows more. */
const maxFileBytes = 200 * megabyte;

/** Form fields are texts: an empty one means none. */
const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((value) => (value === '' ? null : value), field.nullable().default(null));

export const uploadMaterial = defineUpload({
  method: 'POST',
  path: '/api/services/app/conferenceMaterial/Upload',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Adds the file of the form’s field `file` as a material; with a later `publishAt` it waits for that moment.',
  input: z.object({ conferenceId: idField, ...texts, sessionId: optional(idField), publishAt: optional(wireTime) }),
  output: ManagedMaterial,
  errors: ['Conference.NotFound', 'ConferenceSession.NotFound', 'Material.SessionRequired', ...fileErrors],
  idempotent: true,
  upload: { maxBytes: maxFileBytes },
});

export const replaceMaterial = defineUpload({
  method: 'POST',
  path: '/api/services/app/conferenceMaterial/Replace',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Puts a new version in the place of a material’s file; the old address ends.',
  input: z.object({ id: idField }),
  output: ManagedMaterial,
  errors: ['Material.NotFound', ...fileErrors],
  upload: { maxBytes: maxFileBytes },
});

export const updateMaterial = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/conferenceMaterial/Update',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Changes a material’s words, session, readers and moment of publishing.',
  input: z.object({
    id: idField,
    ...texts,
    sessionId: idField.nullable().default(null),
    publishAt: wireTime,
  }),
  output: ManagedMaterial,
  errors: [
    'Material.NotFound',
    'ConferenceSession.NotFound',
    'Material.SessionRequired',
    'Material.NotMarkable',
    'Material.PagesNotMarkable',
  ],
});

export const withdrawMaterial = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/conferenceMaterial/Withdraw',
  access: 'permission:Pages.Conferences.Edit',
  summary: 'Takes a material back at once, and says why; with `isWithdrawn` false it is put back.',
  input: z.object({ id: idField, isWithdrawn: flagField, reason: textField(100).default('') }),
  output: ManagedMaterial,
  errors: ['Material.NotFound', 'Material.ReasonRequired'],
});

export const deleteMaterial = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/conferenceMaterial/Delete',
  access: 'permission:Pages.Conferences.Delete',
  summary: 'Deletes a material with all its versions and the list of who took them.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Material.NotFound'],
});

export const MaterialDownload = z.object({
  id: idField,
  name: z.string(),
  version: count,
  clientIp: z.string(),
  at: wireTime,
});
export type MaterialDownload = z.infer<typeof MaterialDownload>;

export const getMaterialDownloads = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/conferenceMaterial/GetDownloads',
  access: 'permission:Pages.Conferences',
  summary: 'Who took a material when, the newest first.',
  input: z.object({ ...pageFields, id: idField }),
  output: pageOf(MaterialDownload),
  errors: ['Material.NotFound'],
});
