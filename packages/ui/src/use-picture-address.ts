import { useEffect, useState } from 'react';

interface PictureAddress {
  /** Of the picture, once it is known that the browser can show it. */
  readonly address: string | undefined;
  readonly hasFailed: boolean;
}

const nothing: PictureAddress = { address: undefined, hasFailed: false };

/** An address under which the browser shows a picture that is only here, until the next one comes. */
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
