import type { AlbumDetail } from '@tuyuan/contract/library/album-data.ts';
import type { ReactNode } from 'react';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { albumCrumbs } from './album-crumbs.ts';
import { AlbumHead } from './album-head.tsx';

interface AlbumViewProps {
  readonly album: AlbumDetail;
  /** Its images. */
  readonly children: ReactNode;
  /** Opens the viewer with the first image. */
  onOpen(): void;
}

/** Shows one album: description and author, then its images. */
export function AlbumView({ album, children, onOpen }: AlbumViewProps) {
  return (
    <PageFrame crumbs={albumCrumbs(album)}>
      <AlbumHead album={album} onOpen={onOpen} />
      {children}
    </PageFrame>
  );
}
