import { FaceDesk } from '../features/library/faces/face-desk.tsx';

export function FacesPage() {
  return <FaceDesk />;
}
