import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { pictureErrors } from '../picture-errors.ts';
import { coverSchema } from './album-data.ts';

const share = z.number().min(0).max(1);

/** A download of an original, by the mark of its copy. */
export const TracedDownload = z.object({
  id: idField,
  purpose: z.enum(['office', 'license', 'shared']),
  licenseId: idField.nullable(),
  /** Null when the account is gone. */
  user: z.object({ id: idField, nickName: z.string(), userName: z.string(), phone: z.string() }).nullable(),
  at: wireTime,
  /** How many times they had downloaded it by then. */
  ordinal: count,
  /** Chance, at most, that a picture without this mark fits it as well. */
  falseAlarm: share,
});
export type TracedDownload = z.infer<typeof TracedDownload>;

const KnownImage = z.object({
  id: idField,
  no: z.string(),
  title: z.string(),
  author: z.string(),
  cover: coverSchema.nullable(),
});

export const TraceResult = z.object({
  /** `read`: one download, beyond doubt; `unsure`: candidates, no proof; `none`: no mark was found. */
  verdict: z.enum(['read', 'unsure', 'none']),
  copy: z.object({ width: count, height: count, bytes: count }),
  /** The picture of the library that it is a copy of; null when it is none that was ever handed out. */
  image: KnownImage.nullable(),
  /** Where the copy lies in it, in shares of its width and height. */
  frame: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  /** The copy's pixels by the original's, along one side. */
  scale: z.number().nullable(),
  downloads: z.array(TracedDownload),
  /** Without a mark: pictures of the library that look like it, the most alike first. */
  lookAlikes: z.array(KnownImage.extend({ likeness: share, downloads: count })),
  /** Marks that it was compared with. */
  compared: count,
  milliseconds: count,
});
export type TraceResult = z.infer<typeof TraceResult>;

export const tracePicture = defineUpload({
  method: 'POST',
  path: '/api/services/app/trace/TracePicture',
  access: 'permission:Pages.Images.Trace',
  summary:
    'Tells from which download a leaked copy comes, as far as its invisible mark can be read. Each look is logged.',
  input: z.object({
    /** The number of the picture it is known to show; otherwise it is looked for. */
    imageNo: textField(30).default(''),
  }),
  output: TraceResult,
  errors: ['Image.NotFound', ...pictureErrors],
  upload: { maxBytes: 20 * 1024 * 1024 },
});

export const TraceRates = z.object({
  measuredAt: z.string(),
  pictures: count,
  rows: z.array(z.object({ name: z.string(), read: count, tried: count })),
  falseAlarms: z.object({ read: count, tried: count }),
});
export type TraceRates = z.infer<typeof TraceRates>;

export const getTraceRates = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/trace/GetTraceRates',
  access: 'permission:Pages.Images.Trace',
  summary: 'How often marks were read after changes to their copies, as the bench last measured it.',
  input: z.object({}),
  output: TraceRates,
  errors: [],
});
