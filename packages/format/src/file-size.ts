export const FILE_SIZE_UNAVAILABLE_TEXT = '文件大小不可用';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes in units of 1024 with at most one decimal: `1536` → `1.5 KB`. Unknown or impossible sizes show 文件大小不可用. */
export function formatFileSize(bytes: number | null | undefined): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return FILE_SIZE_UNAVAILABLE_TEXT;
  let size = Math.round(bytes);
  let shown = size;
  for (const unit of UNITS) {
    // 1023.95 KB rounds to 1024 KB, which is 1 MB.
    if (shown < 1024 || unit === 'TB') return `${shown} ${unit}`;
    size /= 1024;
    shown = Math.round(size * 10) / 10;
  }
  return FILE_SIZE_UNAVAILABLE_TEXT;
}
