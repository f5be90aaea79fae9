import { useSearchParams } from 'react-router-dom';

interface PictureStep {
  /** Id of the opened material; 0 for none. */
  readonly pictureId: number;
  look(id: number | null): void;
}

/** Keeps the opened picture in the address. */
export function usePictureStep(): PictureStep {
  const [address, setAddress] = useSearchParams();
  function look(id: number | null): void {
    const next = new URLSearchParams(address);
    if (id === null) next.delete('picture');
    else next.set('picture', String(id));
    // Opening adds a history entry, so that the phone's back button closes the picture.
    setAddress(next, { replace: id === null, preventScrollReset: true });
  }
  return { pictureId: Number(address.get('picture') ?? 0), look };
}
