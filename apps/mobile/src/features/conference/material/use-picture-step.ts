import { useSearchParams } from 'react-router-dom';

interface PictureStep {
  /** Of the material that is looked at; 0 for none. */
  readonly pictureId: number;
  look(id: number | null): void;
}

/** Which picture is looked at stands in the address. */
export function usePictureStep(): PictureStep {
  const [address, setAddress] = useSearchParams();
  function look(id: number | null): void {
    const next = new URLSearchParams(address);
    if (id === null) next.delete('picture');
    else next.set('picture', String(id));
    // Opening is a step of its own: the phone's way back closes it.
    setAddress(next, { replace: id === null, preventScrollReset: true });
  }
  return { pictureId: Number(address.get('picture') ?? 0), look };
}
