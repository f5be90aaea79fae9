import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { analyseLook } from './analyse-look.ts';
import { compareCopy } from './compare-copy.ts';
import { cropPicture } from './crop-picture.ts';
import { cutPanorama, type PanoramaFile } from './cut-panorama.ts';
import { decodeMaster, type RawPicture } from './decode-master.ts';
import { decoratePicture } from './decorate-picture.ts';
import { describeLook } from './describe-look.ts';
import { describeQuery } from './describe-query.ts';
import { detectTrace } from './detect-trace.ts';
import { embedTrace } from './embed-trace.ts';
import type { ImagingJob, ImagingResult, PictureSource, RenderedPicture } from './imaging-protocol.ts';
import { inspectPicture } from './inspect-picture.ts';
import { lookPixels } from './look-pixels.ts';
import { describeRegions } from './look-regions.ts';
import { markPicture } from './mark-picture.ts';
import { previewMarks } from './preview-marks.ts';
import { readMetadata } from './read-metadata.ts';
import { redrawPicture } from './redraw-picture.ts';
import { type Derivative, renderDerivatives } from './render-derivatives.ts';

export interface ImagingSteps {
  onDerivative(derivative: Derivative): void;
  onPanoramaFile(file: PanoramaFile): void;
  /** What is known of a picture that is rendered, once enough of it is there to be shown. */
  onPresentable(rendered: RenderedPicture): void;
}

export type RunImagingJob = (job: ImagingJob, steps: ImagingSteps) => Promise<ImagingResult>;

/** Does one job in this process. Throws `Picture.*` for a picture that can't be taken. */
export const runImagingJob: RunImagingJob = async (job, { onDerivative, onPanoramaFile, onPresentable }) => {
  const bytes = await readSource(job.source);
  if (job.kind === 'inspectPdf') return { kind: 'inspectPdf', ...(await (await pdfTools()).inspectPdf(bytes)) };
  if (job.kind === 'mark' && job.form === 'pdf')
    return { kind: 'mark', bytes: await (await pdfTools()).markPdf(bytes, job.watermark) };
  const report = await inspectPicture(bytes, job.fileName, job.limits);
  if (job.kind === 'describe')
    return { kind: 'describe', report, looks: await describeQuery(await decodeMaster(bytes, job.limits), job.part) };
  if (job.kind === 'describeRegions') return describeParts(await decodeMaster(bytes, job.limits));
  if (job.kind === 'redraw') return { kind: 'redraw', bytes: await redrawPicture(bytes, job.size, job.limits) };
  if (job.kind === 'crop') return { kind: 'crop', bytes: await cropPicture(bytes, job.crop, job.limits) };
  if (job.kind === 'mark') return { kind: 'mark', bytes: await markPicture(bytes, job.watermark, job.limits) };
  if (job.kind === 'decorate')
    return { kind: 'decorate', bytes: await decoratePicture(bytes, job.width, job.watermark, job.limits) };
  if (job.kind === 'embedTrace')
    return { kind: 'embedTrace', ...(await embedTrace(bytes, job.code, job.rights, job.limits, job.maxSide)) };
  if (job.kind === 'compareCopies') {
    const own = await decodeMaster(bytes, job.limits);
    const findings = [];
    for (const { bytes: others, isOriginal, isMirrored } of job.others) {
      const other = await decodeMaster(others, job.limits);
      findings.push(await (isOriginal ? compareCopy(other, own, isMirrored) : compareCopy(own, other, isMirrored)));
    }
    return { kind: 'compareCopies', findings };
  }
  if (job.kind === 'detectTrace') {
    const { alignment, scores } = await detectTrace(bytes, job.original, job.codes, job.limits);
    return { kind: 'detectTrace', frame: alignment?.frame ?? null, scores };
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (job.kind === 'cutPanorama') {
    const recipe = { marks: job.marks, phase: phaseOf(sha256) };
    return { kind: 'cutPanorama', tileWidth: await cutPanorama(bytes, recipe, job.limits, onPanoramaFile) };
  }
  if (job.kind === 'previewMarks')
    return {
      kind: 'previewMarks',
      ...(await previewMarks(await decodeMaster(bytes, job.limits), job, phaseOf(sha256))),
    };
  const metadata = await readMetadata(bytes, report.format, job.timeZone);
  if (job.kind === 'inspect') return { kind: 'inspect', sha256, report, metadata };
  const master = await decodeMaster(bytes, job.limits);
  const rights = {
    artist: job.rights?.artist ?? metadata.artist,
    copyright: job.rights?.copyright ?? metadata.copyright,
    digitalSourceType: metadata.digitalSourceType,
  };
  const rendered: RenderedPicture = { kind: 'render', sha256, report, metadata, look: await analyseLook(master) };
  await renderDerivatives(master, { marks: job.marks, phase: phaseOf(sha256), rights }, onDerivative, () =>
    onPresentable(rendered),
  );
  return rendered;
};

/** See `burnWatermark`. */
function phaseOf(sha256: string): number {
  return Number.parseInt(sha256.slice(0, 8), 16) / 0xffff_ffff;
}

/** Fetched with the first document: most workers never see one. */
const pdfTools = () => import('./mark-pdf.ts');

async function readSource(source: PictureSource): Promise<Uint8Array> {
  return 'path' in source ? readFile(source.path) : source.bytes;
}

async function describeParts(master: RawPicture): Promise<ImagingResult> {
  const whole = describeLook(await lookPixels(master));
  return { kind: 'describeRegions', looks: [whole, ...(await describeRegions(master))] };
}
