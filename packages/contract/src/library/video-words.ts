/** What videos are, free of zod. */

/** draft: its bytes are awaited; ready: made, and never published. */
export const videoStates = ['draft', 'processing', 'ready', 'failed', 'published', 'offline'] as const;
export type VideoState = (typeof videoStates)[number];

export const licenceTierNames = ['editorial', 'commercial', 'extended'] as const;

export const captionLanguages = ['zh', 'en'] as const;
export type CaptionLanguage = (typeof captionLanguages)[number];
export const captionLanguageWords: Readonly<Record<CaptionLanguage, string>> = { zh: '中文', en: '英文' };

/** Qualities, by the pixels of the short side. */
export const videoQualities = ['360', '720', '1080'] as const;
export type VideoQuality = (typeof videoQualities)[number];

export const videoLengths = ['short', 'medium', 'long'] as const;
export type VideoLength = (typeof videoLengths)[number];
/** From and below how many seconds. */
export const videoLengthSeconds: Readonly<Record<VideoLength, readonly [number, number]>> = {
  short: [0, 60],
  medium: [60, 300],
  long: [300, 1_000_000],
};
export const videoSorts = ['newest', 'hottest'] as const;

export const posterWidths = [640, 1280] as const;
export type PosterWidth = (typeof posterWidths)[number];

/** Pixels of a video's longer side, and of a picture of it. */
export const maxVideoSide = 4096;
export const maxVideoPixels = 4096 * 2304;
/** Pictures a second. */
export const maxVideoFrameRate = 120;

/** Small pictures of a film, at even distances: one for each second, at most so many. */
export const maxFrames = 60;
/** Pixels of such a picture's short side. */
export const frameSide = 180;
export const maxChapters = 60;
export const maxCaptionCharacters = 400_000;
export const previewSeconds = 8;
export const videosPerPage = 24;
