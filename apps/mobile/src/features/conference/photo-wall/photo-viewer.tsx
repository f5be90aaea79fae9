import type { LivePhoto } from '@tuyuan/contract/conference/photo-wall.ts';
import { wireClock, wireDay } from '@tuyuan/format/wire-day.ts';
import { useState } from 'react';
import { Facts } from '../../../shared/layout/facts.tsx';
import { PictureViewer } from '../../../shared/picture/picture-viewer.tsx';
import { PhotoActions } from './photo-actions.tsx';
import { photoAddress } from './photo-address.ts';

interface PhotoViewerProps {
  readonly photos: readonly LivePhoto[];
  /** Loaded or not. */
  readonly total: number;
  /** Id of the opened photo. */
  readonly id: number;
  /** Whether the conference has ended. */
  readonly isOver: boolean;
  /** Login address for viewers without a ticket of the conference; otherwise undefined. */
  readonly logInAt: string | undefined;
  onTurn(id: number): void;
  /** Called near the end of the loaded photos. */
  onEnd(): void;
  onLikes(id: number, likes: number): void;
  onClose(): void;
}

const nearEnd = 5;

/** Shows the wall's photos one by one, with their actions. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, total, id, isOver, logInAt, onTurn, onEnd, onLikes, onClose } = props;
  // Fixed at opening, so that photos removed meanwhile do not shift the others.
  const [opened] = useState(photos);
  const shown = [...opened, ...photos.filter((photo) => !opened.some((one) => one.id === photo.id))];
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      shown.findIndex((photo) => photo.id === id),
    ),
  );
  const photo = photos.find((one) => one.id === shown[index]?.id) ?? shown[index];

  function turn(next: number) {
    const turned = shown[next];
    if (!turned) return;
    setIndex(next);
    onTurn(turned.id);
    if (next >= shown.length - nearEnd) onEnd();
  }
  if (!photo) return null;
  return (
    <PictureViewer
      pictures={shown.map((one) => ({ title: one.title, address: photoAddress(one, 1280) }))}
      index={index}
      total={Math.max(total, shown.length)}
      facts={
        <Facts>
          {`摄影 ${photo.author}`}
          {photo.hall}
          {`${wireDay(photo.shotAt)} ${wireClock(photo.shotAt)}`}
        </Facts>
      }
      onTurn={turn}
      onClose={onClose}
    >
      <PhotoActions
        key={photo.id}
        photo={photo}
        isOver={isOver}
        logInAt={logInAt}
        onLikes={(likes) => onLikes(photo.id, likes)}
      />
    </PictureViewer>
  );
}
