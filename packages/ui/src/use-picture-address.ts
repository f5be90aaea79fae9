import { useEffect, useState } from 'react';

interface PictureAddress {
  /** URL of the picture, once the browser is known to be able to show it. */
  readonly address: string | undefined;
  readonly hasFailed: boolean;
}

const nothing: PictureAddress = { address: undefined, hasFailed: false };

/** Returns a URL that shows a local picture, valid until the next picture. */
export function usePictureAddress(picture: Blob | undefined): PictureAddress {
  const [shown, setShown] = useState(nothing);
  useEffect(() => {
    if (!picture) return;
    let isWanted = true;
    const address = URL.createObjectURL(picture);
    const probe = new Image();
    probe.src = address;
    probe.decode().then(
      () => isWanted && setShown({ address, hasFailed: false }),
      () => isWanted && setShown({ address: undefined, hasFailed: true }),
    );
    return () => {
      isWanted = false;
      setShown(nothing);
      URL.revokeObjectURL(address);
    };
  }, [picture]);
  return shown;
}
