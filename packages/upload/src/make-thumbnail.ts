export interface Thumbnail {
  readonly picture: Blob;
  /** Pixels of the picture itself. */
  readonly width: number;
  readonly height: number;
}

const thumbnailHeight = 320;

/** Returns a small JPEG of the picture; undefined when the browser can't open it, as HEIC and TIFF in most. */
export async function makeThumbnail(file: Blob): Promise<Thumbnail | undefined> {
  let bitmap: ImageBitmap | undefined;
  try {
    bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    const scale = Math.min(1, thumbnailHeight / height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
    return picture ? { picture, width, height } : undefined;
  } catch {
    return undefined;
  } finally {
    bitmap?.close();
  }
}
