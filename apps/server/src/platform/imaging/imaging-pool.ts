import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TileWidth } from '@tuyuan/contract/library/panorama-words.ts';
import { currentWaiter, HungUpError } from '../waiter.ts';
import type { CopyFinding } from './compare-copy.ts';
import type { PictureCrop } from './crop-picture.ts';
import type { PanoramaFile } from './cut-panorama.ts';
import type { Look } from './describe-look.ts';
import type { PicturePart } from './describe-query.ts';
import { FairQueue, type QueuedTask } from './fair-queue.ts';
import type {
  DescribedPicture,
  ImagingJob,
  ImagingResult,
  InspectedPdf,
  InspectedPicture,
  OtherPicture,
  PictureSource,
  RenderedPicture,
  TraceFinding,
} from './imaging-protocol.ts';
import { type ImagingTask, ImagingWorkerSlot } from './imaging-worker-slot.ts';
import { defaultPictureLimits, type PictureLimits } from './picture-limits.ts';
import type { MarkMeasures } from './preview-marks.ts';
import type { RedrawnSize } from './redraw-picture.ts';
import type { Derivative } from './render-derivatives.ts';
import type { PictureRights } from './rights-xmp.ts';
import type { ImagingSteps } from './run-imaging-job.ts';
import type { WatermarkProfile } from './watermark-profile.ts';

export interface ImagingPoolOptions {
  /** Number of worker processes; defaults to the number of cores. */
  size?: number;
  /** A picture that takes longer is rejected with `Picture.TooSlow` and its worker killed. */
  timeoutMs?: number;
  /** A worker that grows larger is ended and its picture rejected with `Picture.TooMuchMemory`. */
  memoryCapBytes?: number;
  limits?: PictureLimits;
  /** Clock of pictures that name no offset. */
  timeZone?: string;
  /** Program of the workers; another only in tests. */
  workerFile?: string;
}

export interface NamedPicture {
  source: PictureSource;
  fileName: string;
}

export interface RenderOptions {
  /** Laid one on another. */
  marks: readonly WatermarkProfile[];
  /** Written into the derivatives; what is null is taken from the file. */
  rights?: Pick<PictureRights, 'artist' | 'copyright'>;
  /** Called with each derivative as soon as it is encoded, small ones first. */
  onDerivative: (derivative: Derivative) => void;
  /** Called once there are enough derivatives to show the picture; the others follow. */
  onPresentable?: (rendered: RenderedPicture) => void;
}

/**
 * All decoding and encoding, in separate processes: a picture that crashes, hangs or bloats its decoder is rejected
 * with a `Picture.*` code without other damage. Every call may throw such an error. Callers get the workers in turn, and what
 * waits for one that hung up is dropped.
 */
export interface ImagingPool {
  /** Limits that every file is checked against. */
  readonly limits: PictureLimits;
  /** Header and metadata only. */
  inspect(picture: NamedPicture): Promise<InspectedPicture>;
  render(picture: NamedPicture, options: RenderOptions): Promise<RenderedPicture>;
  /** Cuts an equirectangular picture into tiles, each handed to `onFile` as it is encoded; see `cutPanorama`. */
  cutPanorama(
    picture: NamedPicture,
    marks: readonly WatermarkProfile[],
    onFile: (file: PanoramaFile) => void,
  ): Promise<TileWidth>;
  /** Returns the looks to search with for a picture, or for a part of it. */
  describe(picture: NamedPicture, part?: PicturePart): Promise<DescribedPicture>;
  /** Returns the looks of a picture and of its parts, the whole first. */
  describeRegions(picture: NamedPicture): Promise<Look[]>;
  /** Redraws a small picture (avatar, logo) as WebP. */
  redraw(picture: NamedPicture, size: RedrawnSize): Promise<Uint8Array>;
  /** Returns a part of a picture at its full size, as WebP. */
  crop(picture: NamedPicture, crop: PictureCrop): Promise<Uint8Array>;
  /** Returns a watermarked copy of a picture or a PDF. Throws `Picture.Corrupt` for a damaged or encrypted PDF. */
  mark(file: NamedPicture, form: 'picture' | 'pdf', watermark: WatermarkProfile): Promise<Uint8Array>;
  /** Counts the pages of a PDF and tries to mark them; `Picture.Corrupt` as above. */
  inspectPdf(file: NamedPicture): Promise<InspectedPdf>;
  /** Returns the picture for a place that editors fill, `width` px at most; see `decoratePicture`. */
  decorate(picture: NamedPicture, width: number, watermark: WatermarkProfile): Promise<Uint8Array>;
  /** Returns how the picture would look with these marks, `width` px wide at most, as WebP, and what they do to it. */
  previewMarks(
    picture: NamedPicture,
    width: number,
    marks: readonly WatermarkProfile[],
  ): Promise<{ bytes: Uint8Array; measures: MarkMeasures }>;
  /** Returns a copy of the whole picture with the invisible mark of a code; see `embedTrace`. */
  embedTrace(
    picture: NamedPicture,
    code: Uint8Array,
    rights: PictureRights,
    maxSide?: number,
  ): Promise<{ bytes: Uint8Array; format: 'jpeg' | 'png' }>;
  /** Compares a copy with the original it may come from and with the marks of codes; see `detectTrace`. */
  detectTrace(copy: NamedPicture, original: Uint8Array, codes: readonly Uint8Array[]): Promise<TraceFinding>;
  /** Compares a picture with others that it may be a copy or the original of; see `compareCopy`. */
  compareCopies(picture: NamedPicture, others: readonly OtherPicture[]): Promise<(CopyFinding | null)[]>;
  /** Ends the workers; jobs under way and waiting fail. */
  close(): void;
}

type QueuedImagingTask = ImagingTask & QueuedTask;

const nothing = () => undefined;
const noSteps: ImagingSteps = { onDerivative: nothing, onPanoramaFile: nothing, onPresentable: nothing };
const ownWorkerFile = fileURLToPath(new URL('./imaging-worker.ts', import.meta.url));

export function createImagingPool(options: ImagingPoolOptions = {}): ImagingPool {
  const { limits = defaultPictureLimits, timeZone = 'Asia/Shanghai', timeoutMs = 60_000 } = options;
  const memoryCapBytes = options.memoryCapBytes ?? 768 * 1024 * 1024;
  const workerFile = options.workerFile ?? ownWorkerFile;
  const size = options.size ?? availableParallelism();
  const slots = Array.from(
    { length: size },
    () => new ImagingWorkerSlot({ workerFile, timeoutMs, memoryCapBytes }, assignNext),
  );
  const queue = new FairQueue<QueuedImagingTask>(size);
  let isClosed = false;

  function assignNext(): void {
    for (const slot of slots) {
      if (slot.isBusy) continue;
      const task = queue.take();
      if (!task) return;
      slot.start(task);
    }
  }

  function enqueue(job: ImagingJob, steps = noSteps) {
    if (isClosed) return Promise.reject(new Error('The imaging pool is closed.'));
    const { promise, resolve, reject } = Promise.withResolvers<ImagingResult>();
    const waiter = currentWaiter();
    if (waiter?.signal.aborted) return Promise.reject(new HungUpError());
    const settle = (end: () => void) => {
      waiter?.signal.removeEventListener('abort', drop);
      queue.finish(task);
      end();
    };
    const task: QueuedImagingTask = {
      job,
      steps,
      waiter,
      // A user is waiting for jobs other than renderings.
      isUrgent: !['render', 'cutPanorama', 'describeRegions', 'compareCopies'].includes(job.kind),
      resolve: (result) => settle(() => resolve(result)),
      reject: (error) => settle(() => reject(error)),
    };
    function drop(): void {
      if (queue.remove(task)) task.reject(new HungUpError());
    }
    waiter?.signal.addEventListener('abort', drop);
    queue.add(task);
    assignNext();
    return promise;
  }

  return {
    limits,
    async inspect({ source, fileName }) {
      const result = await enqueue({ kind: 'inspect', source, fileName, limits, timeZone });
      if (result.kind !== 'inspect') throw new Error(`A worker answered ${result.kind} to inspect.`);
      return result;
    },
    async render({ source, fileName }, { marks, rights = null, onDerivative, onPresentable = noSteps.onPresentable }) {
      const result = await enqueue(
        { kind: 'render', source, fileName, limits, timeZone, marks: [...marks], rights },
        { ...noSteps, onDerivative, onPresentable },
      );
      if (result.kind !== 'render') throw new Error(`A worker answered ${result.kind} to render.`);
      return result;
    },
    async cutPanorama({ source, fileName }, marks, onFile) {
      const steps = { ...noSteps, onPanoramaFile: onFile };
      const result = await enqueue({ kind: 'cutPanorama', source, fileName, limits, marks: [...marks] }, steps);
      if (result.kind !== 'cutPanorama') throw new Error(`A worker answered ${result.kind} to cutPanorama.`);
      return result.tileWidth;
    },
    async describe({ source, fileName }, part) {
      const result = await enqueue({ kind: 'describe', source, fileName, limits, part: part ?? null });
      if (result.kind !== 'describe') throw new Error(`A worker answered ${result.kind} to describe.`);
      return result;
    },
    async describeRegions({ source, fileName }) {
      const result = await enqueue({ kind: 'describeRegions', source, fileName, limits });
      if (result.kind !== 'describeRegions') throw new Error(`A worker answered ${result.kind} to describeRegions.`);
      return result.looks;
    },
    async redraw({ source, fileName }, size) {
      const result = await enqueue({ kind: 'redraw', source, fileName, limits, size });
      if (result.kind !== 'redraw') throw new Error(`A worker answered ${result.kind} to redraw.`);
      return result.bytes;
    },
    async crop({ source, fileName }, crop) {
      const result = await enqueue({ kind: 'crop', source, fileName, limits, crop });
      if (result.kind !== 'crop') throw new Error(`A worker answered ${result.kind} to crop.`);
      return result.bytes;
    },
    async mark({ source, fileName }, form, watermark) {
      const result = await enqueue({ kind: 'mark', source, fileName, limits, form, watermark });
      if (result.kind !== 'mark') throw new Error(`A worker answered ${result.kind} to mark.`);
      return result.bytes;
    },
    async inspectPdf({ source, fileName }) {
      const result = await enqueue({ kind: 'inspectPdf', source, fileName, limits });
      if (result.kind !== 'inspectPdf') throw new Error(`A worker answered ${result.kind} to inspectPdf.`);
      return result;
    },
    async decorate({ source, fileName }, width, watermark) {
      const result = await enqueue({ kind: 'decorate', source, fileName, limits, width, watermark });
      if (result.kind !== 'decorate') throw new Error(`A worker answered ${result.kind} to decorate.`);
      return result.bytes;
    },
    async previewMarks({ source, fileName }, width, marks) {
      const result = await enqueue({ kind: 'previewMarks', source, fileName, limits, width, marks: [...marks] });
      if (result.kind !== 'previewMarks') throw new Error(`A worker answered ${result.kind} to previewMarks.`);
      return result;
    },
    async embedTrace({ source, fileName }, code, rights, maxSide) {
      const result = await enqueue({ kind: 'embedTrace', source, fileName, limits, code, rights, maxSide });
      if (result.kind !== 'embedTrace') throw new Error(`A worker answered ${result.kind} to embedTrace.`);
      return result;
    },
    async detectTrace({ source, fileName }, original, codes) {
      const result = await enqueue({ kind: 'detectTrace', source, fileName, limits, original, codes: [...codes] });
      if (result.kind !== 'detectTrace') throw new Error(`A worker answered ${result.kind} to detectTrace.`);
      return result;
    },
    async compareCopies({ source, fileName }, others) {
      const result = await enqueue({ kind: 'compareCopies', source, fileName, limits, others: [...others] });
      if (result.kind !== 'compareCopies') throw new Error(`A worker answered ${result.kind} to compareCopies.`);
      return result.findings;
    },
    close() {
      isClosed = true;
      for (const task of queue.clear()) task.reject(new Error('The imaging pool was closed.'));
      for (const slot of slots) slot.close();
    },
  };
}
