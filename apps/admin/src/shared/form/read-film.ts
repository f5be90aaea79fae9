interface ReadFilm {
  readonly width: number;
  readonly height: number;
  /** The picture shown before it is played. */
  readonly poster: File;
}

/** Seconds from the start: the very first picture is often black. */
const posterAt = 1;
const posterWidth = 1280;

function once(film: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    film.addEventListener(name, () => resolve(), { once: true });
    film.addEventListener('error', () => reject(new Error('the film can’t be played')), { once: true });
  });
}

/** Plays a film's beginning unseen. Throws for one that the browser can't play: readers couldn't either. */
export async function readFilm(file: File): Promise<ReadFilm> {
  const film = document.createElement('video');
  const address = URL.createObjectURL(file);
  try {
    film.muted = true;
    film.preload = 'auto';
    const loaded = once(film, 'loadeddata');
    film.src = address;
    await loaded;
    const { videoWidth: width, videoHeight: height } = film;
    if (width === 0 || height === 0) throw new Error('the file has sound only');
    const seeked = once(film, 'seeked');
    film.currentTime = Math.min(posterAt, film.duration / 2);
    await seeked;
    return { width, height, poster: await pictureOf(film) };
  } finally {
    film.removeAttribute('src');
    film.load();
    URL.revokeObjectURL(address);
  }
}

async function pictureOf(film: HTMLVideoElement): Promise<File> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, posterWidth / film.videoWidth);
  canvas.width = Math.round(film.videoWidth * scale);
  canvas.height = Math.round(film.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!picture) throw new Error('no picture could be made of the film');
  return new File([picture], 'poster.jpg', { type: 'image/jpeg' });
}
