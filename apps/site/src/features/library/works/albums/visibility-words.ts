import type { AlbumVisibility } from '@tuyuan/contract/library/photographer-album.ts';

export const visibilities: readonly {
  readonly value: AlbumVisibility;
  readonly label: string;
  readonly note: string;
}[] = [
  { value: 'all', label: '所有人', note: '审核通过后公开' },
  { value: 'unit', label: '本单位', note: '只有和你同一单位的人能看' },
  { value: 'link', label: '有链接的人', note: '不出现在列表和搜索里' },
  { value: 'self', label: '只有自己', note: '别人都看不到' },
];

export function visibilityLabel(visibility: AlbumVisibility): string {
  return visibilities.find(({ value }) => value === visibility)?.label ?? '';
}
