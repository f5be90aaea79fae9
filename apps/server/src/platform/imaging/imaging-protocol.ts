import { tileWidths } from '@tuyuan/contract/library/panorama-words.ts';
import { z } from 'zod';
import { PictureLook } from './analyse-look.ts';
import { CopyFinding } from './compare-copy.ts';
import { PictureCrop } from './crop-picture.ts';
import { PanoramaFile } from './cut-panorama.ts';
import { Look } from './describe-look.ts';
import { PicturePart, QueryLook } from './describe-query.ts';
import { PictureReport } from './inspect-picture.ts';
import { PictureRefusalCode } from './picture-refusal.ts';
import { MarkMeasures } from './preview-marks.ts';
import { PictureMetadata } from './read-metadata.ts';
import { RedrawnSize } from './redraw-picture.ts';
import { Derivative } from './render-derivatives.ts';
import { PictureRights } from './rights-xmp.ts';
import { WatermarkProfile } from './watermark-profile.ts';

/** Source of a picture: a file on this machine, or bytes received from elsewhere. */
export const PictureSource = z.union([
  z.object({ path: z.string() }),
  z.object({ bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
]);
export type PictureSource = z.infer<typeof PictureSource>;

const Bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

const common = {
  source: PictureSource,
  /** The owner's file name; only its extension is used. */
  fileName: z.string(),
  limits: z.object({ bytes: z.number(), pixels: z.number() }),
};

/** A picture to compare with, mirrored if it looks so; `isOriginal`: it was there first. */
export const OtherPicture = z.object({ bytes: Bytes, isOriginal: z.boolean(), isMirrored: z.boolean() });
export type OtherPicture = z.infer<typeof OtherPicture>;

/** A worker's job. Parsed on arrival, as everything that crosses a process boundary. */
export const ImagingJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('inspect'), ...common, timeZone: z.string() }),
  z.object({
    kind: z.literal('render'),
    ...common,
    timeZone: z.string(),
    marks: z.array(WatermarkProfile).max(4),
    /** Known rights take precedence over those in the file. */
    rights: PictureRights.pick({ artist: true, copyright: true }).nullable(),
  }),
  z.object({ kind: z.literal('describe'), ...common, part: PicturePart.nullable() }),
  z.object({ kind: z.literal('describeRegions'), ...common }),
  z.object({ kind: z.literal('redraw'), ...common, size: RedrawnSize }),
  z.object({ kind: z.literal('crop'), ...common, crop: PictureCrop }),
  z.object({ kind: z.literal('mark'), ...common, form: z.enum(['picture', 'pdf']), watermark: WatermarkProfile }),
  z.object({ kind: z.literal('inspectPdf'), ...common }),
  z.object({
    kind: z.literal('decorate'),
    ...common,
    width: z.int().min(1).max(1600),
    watermark: WatermarkProfile,
  }),
  z.object({
    kind: z.literal('previewMarks'),
    ...common,
    width: z.int().min(1).max(1600),
    marks: z.array(WatermarkProfile).max(4),
  }),
  z.object({
    kind: z.literal('embedTrace'),
    ...common,
    code: Bytes,
    rights: PictureRights,
    maxSide: z.int().min(1).optional(),
  }),
  z.object({ kind: z.literal('cutPanorama'), ...common, marks: z.array(WatermarkProfile).max(4) }),
  z.object({ kind: z.literal('compareCopies'), ...common, others: z.array(OtherPicture).max(20) }),
  z.object({ kind: z.literal('detectTrace'), ...common, original: Bytes, codes: z.array(Bytes).max(5000) }),
]);
export type ImagingJob = z.infer<typeof ImagingJob>;

export const InspectedPicture = z.object({
  kind: z.literal('inspect'),
  /** Hash of the original's bytes, 64 hex digits. */
  sha256: z.string(),
  report: PictureReport,
  metadata: PictureMetadata,
});
export type InspectedPicture = z.infer<typeof InspectedPicture>;

/** A rendered picture; its derivatives were sent before it, one message each. */
export const RenderedPicture = InspectedPicture.extend({ kind: z.literal('render'), look: PictureLook });
export type RenderedPicture = z.infer<typeof RenderedPicture>;

/** Looks to search with; the first is the picture’s own. */
export const DescribedPicture = z.object({
  kind: z.literal('describe'),
  report: PictureReport,
  looks: z.array(QueryLook).min(2),
});
export type DescribedPicture = z.infer<typeof DescribedPicture>;

/** Looks of a picture and of its parts, the whole first. */
export const DescribedRegions = z.object({ kind: z.literal('describeRegions'), looks: z.array(Look).min(1) });

/** A small picture redrawn as WebP. */
const RedrawnPicture = z.object({
  kind: z.literal('redraw'),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** A part of a picture at full size: a WebP. */
const CroppedPicture = z.object({
  kind: z.literal('crop'),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** A watermarked copy: a JPEG or a PDF. */
const MarkedCopy = z.object({
  kind: z.literal('mark'),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

export const InspectedPdf = z.object({
  kind: z.literal('inspectPdf'),
  pages: z.int().min(0),
  /** Whether marking it was tried with success. */
  canMark: z.boolean(),
});
export type InspectedPdf = z.infer<typeof InspectedPdf>;
/** A picture for a place of its own: a WebP. */
const Decoration = z.object({
  kind: z.literal('decorate'),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});

/** How marks that aren't in use yet would look: a WebP. */
const MarksPreview = z.object({
  kind: z.literal('previewMarks'),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  measures: MarkMeasures,
});

/** A copy of an original with an invisible mark. */
const TracedCopy = z.object({ kind: z.literal('embedTrace'), bytes: Bytes, format: z.enum(['jpeg', 'png']) });

/** An equirectangular picture cut into tiles; they were sent before it, one message each. */
const CutPanorama = z.object({ kind: z.literal('cutPanorama'), tileWidth: z.literal(tileWidths) });

/** What a picture has to do with each of the others; see `compareCopy`. */
const ComparedCopies = z.object({ kind: z.literal('compareCopies'), findings: z.array(CopyFinding.nullable()) });

export const TraceFinding = z.object({
  kind: z.literal('detectTrace'),
  /** Where the copy lies in the original, in shares of it; null when it is another picture. */
  frame: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  /** See `detectTrace`; one for each code. */
  scores: z.array(z.number()),
});
export type TraceFinding = z.infer<typeof TraceFinding>;

export const ImagingResult = z.discriminatedUnion('kind', [
  InspectedPicture,
  RenderedPicture,
  DescribedPicture,
  DescribedRegions,
  RedrawnPicture,
  CroppedPicture,
  MarkedCopy,
  InspectedPdf,
  Decoration,
  MarksPreview,
  TracedCopy,
  CutPanorama,
  ComparedCopies,
  TraceFinding,
]);
export type ImagingResult = z.infer<typeof ImagingResult>;

/** A worker's answer. A hostile file may have taken over the worker: answers are parsed, never trusted. */
export const ImagingReply = z.discriminatedUnion('type', [
  /** Started, and waiting for its first job. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('derivative'), derivative: Derivative }),
  z.object({ type: z.literal('panoramaFile'), file: PanoramaFile }),
  z.object({ type: z.literal('presentable'), rendered: RenderedPicture }),
  z.object({ type: z.literal('done'), result: ImagingResult }),
  z.object({ type: z.literal('refused'), code: PictureRefusalCode, details: z.string().optional() }),
  /** A defect of the program, not of the picture. */
  z.object({ type: z.literal('failed'), message: z.string() }),
]);
export type ImagingReply = z.infer<typeof ImagingReply>;
