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
  /** Of the one that is opened. */
  readonly id: number;
  /** The conference ended. */
  readonly isOver: boolean;
  /** The log-in, for who has no ticket of the conference; undefined for the others. */
  readonly logInAt: string | undefined;
  onTurn(id: number): void;
  /** The last loaded ones are near. */
  onEnd(): void;
  onLikes(id: number, likes: number): void;
  onClose(): void;
}

const nearEnd = 5;

/** The wall's photos one by one, with what can be done with each. */
export function PhotoViewer(props: PhotoViewerProps) {
  const { photos, total, id, isOver, logInAt, onTurn, onEnd, onLikes, onClose } = props;
  // What is taken off the wall meanwhile does not push the others aside under the finger.
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
