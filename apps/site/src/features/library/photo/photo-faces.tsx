import { useGetImageFacesQuery } from '@tuyuan/api-client/library/image-face.ts';
import { faceTitle } from '../../../shared/face-title.ts';
import styles from './photo-faces.module.css';

/** Boxes around the faces, with what is estimated of each, for those who may correct it. */
export function PhotoFaces({ imageId }: { readonly imageId: number }) {
  const { currentData } = useGetImageFacesQuery({ imageId });
  if (!currentData?.abilities.edit) return null;
  return currentData.items.map((face) => {
    const { x, y, width, height } = face.box;
    const box = { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` };
    return (
      <span key={face.id} className={styles.face} style={box}>
        <span className={styles.text}>{faceTitle(face)}</span>
      </span>
    );
  });
}
