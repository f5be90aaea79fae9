interface Listed {
  name: string;
  width: number;
  height: number;
  bytes: number | null;
}

/** Returns the HLS playlist that names the qualities, the largest first. */
export function masterPlaylist(renditions: readonly Listed[], durationMs: number): string {
  const lines = renditions.flatMap(({ name, width, height, bytes }) => [
    // What is needed at most is not known: half more than the mean.
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.ceil((((bytes ?? 0) * 8000) / durationMs) * 1.5)},RESOLUTION=${width}x${height},NAME="${name}"`,
    `${name}.m3u8`,
  ]);
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`;
}
