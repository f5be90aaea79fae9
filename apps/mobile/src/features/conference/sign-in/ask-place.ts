interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
}

const patienceMs = 10_000;

/** Returns the phone's location; undefined if it is not permitted or unavailable. */
export function askPlace(): Promise<Place | undefined> {
  return new Promise((done) => {
    if (!('geolocation' in navigator)) {
      done(undefined);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => done({ latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy }),
      () => done(undefined),
      { enableHighAccuracy: true, timeout: patienceMs, maximumAge: 30_000 },
    );
  });
}
