export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns where a picture lies that is shown whole in the middle of a frame, no larger than `widest`. */
export function containedBox(frame: Size, picture: Size, widest = Number.POSITIVE_INFINITY): Box {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height, widest / picture.width);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { left: (frame.width - width) / 2, top: (frame.height - height) / 2, width, height };
}
