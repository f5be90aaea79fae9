const commentMarker = 0xfe;
const maxCommentLength = 65_000;

/**
 * Returns the same picture as a different file of `bytes` bytes: adds comments after its first marker, where cameras
 * store notes and previews.
 */
export function stampJpeg(jpeg: Buffer, text: string, bytes: number): Buffer<ArrayBuffer> {
  const comments = [commentOf(Buffer.from(text))];
  for (let missing = bytes - jpeg.length; missing > 0; missing -= maxCommentLength)
    comments.push(commentOf(Buffer.alloc(Math.min(missing, maxCommentLength))));
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

function commentOf(content: Buffer): Buffer {
  const head = Buffer.from([0xff, commentMarker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
