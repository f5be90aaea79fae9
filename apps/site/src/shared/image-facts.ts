import type { ImageDetail } from '@tuyuan/contract/library/image.ts';
import { cameraText, settingsText } from '@tuyuan/format/camera-text.ts';
import { formatCount } from '@tuyuan/format/count.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';

export interface ImageFact {
  readonly name: string;
  readonly value: string;
}

const SEPARATOR = ' · ';

function megapixels(pixels: number): string {
  const millions = pixels / 1e6;
  return `${millions < 0.1 ? millions.toFixed(2) : millions.toFixed(1)} MP`;
}

export function sizeText({ width, height }: Pick<ImageDetail, 'width' | 'height'>): string {
  return `${width} × ${height}`;
}

/** `yyyy-MM-dd HH:mm` of a time on the wire, which is the site's wall time already. */
export function wallMinute(wireTime: string): string {
  return wireTime.slice(0, 16).replace('T', ' ');
}

function coordinate(degrees: number, [positive, negative]: readonly [string, string]): string {
  return `${degrees < 0 ? negative : positive} ${Math.abs(degrees).toFixed(4)}°`;
}

function positionText({ position }: ImageDetail): string {
  if (!position) return '';
  const { latitude, longitude } = position;
  return `${coordinate(latitude, ['北纬', '南纬'])}，${coordinate(longitude, ['东经', '西经'])}`;
}

/** Returns an image's known facts, in the order a photographer would list them. */
export function imageFacts(image: ImageDetail): ImageFact[] {
  const { no, width, height, format, bytes, takenAt, publishedAt, camera } = image;
  return [
    { name: '编号', value: no },
    { name: '尺寸', value: `${sizeText(image)} px${SEPARATOR}${megapixels(width * height)}` },
    { name: '文件', value: `${format.toUpperCase()}${SEPARATOR}${formatFileSize(bytes)}` },
    { name: '拍摄', value: takenAt ? wallMinute(takenAt) : '' },
    { name: '相机', value: cameraText(camera) },
    { name: '镜头', value: camera.lens ?? '' },
    { name: '参数', value: settingsText(camera) },
    { name: '坐标', value: positionText(image) },
    { name: '发布', value: publishedAt ? publishedAt.slice(0, 10) : '' },
    { name: '下载', value: image.downloads > 0 ? `${formatCount(image.downloads)} 次` : '' },
  ].filter(({ value }) => value !== '');
}
