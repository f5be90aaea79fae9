/** A picture that was searched with in this tab. */
export interface RecentPicture {
  readonly tempKey: string;
  /** A small JPEG as a data URL. */
  readonly thumb: string;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

const place = 'recentPictures';
const shown = 6;
/** As long as the server keeps them. */
const keptMs = 60 * 60_000;
const thumbSide = 160;

function isRecent(value: unknown): value is RecentPicture {
  if (typeof value !== 'object' || value === null) return false;
  if (!('tempKey' in value && 'thumb' in value && 'sentAt' in value)) return false;
  const { tempKey, thumb, sentAt } = value;
  return typeof tempKey === 'string' && typeof thumb === 'string' && typeof sentAt === 'number';
}

/** Returns what was searched with in this tab and isn't deleted yet, the newest first. */
export function readRecentPictures(now = Date.now()): RecentPicture[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).filter(({ sentAt }) => now - sentAt < keptMs) : [];
  } catch {
    return [];
  }
}

function keep(pictures: readonly RecentPicture[]): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(pictures.slice(0, shown)));
  } catch {
    // Without room it isn't offered again.
  }
}

/** Keeps a picture that was sent, before the others. */
export function keepRecentPicture(tempKey: string, picture: HTMLCanvasElement): void {
  const scale = Math.min(1, thumbSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  keep([{ tempKey, thumb: canvas.toDataURL('image/jpeg', 0.75), sentAt: Date.now() }, ...readRecentPictures()]);
}

/** Forgets a picture that the server has deleted. */
export function dropRecentPicture(tempKey: string): void {
  keep(readRecentPictures().filter((picture) => picture.tempKey !== tempKey));
}
