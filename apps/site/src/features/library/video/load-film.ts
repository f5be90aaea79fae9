/** Detaches the film from its element. */
type Detach = () => void;

/**
 * Lets an element play an HLS playlist: by itself where the browser can, else with a program that is fetched then. Throws
 * where neither can.
 */
export async function loadFilm(video: HTMLVideoElement, playlist: string, onFault: () => void): Promise<Detach> {
  if (video.canPlayType('application/vnd.apple.mpegurl') !== '') {
    video.src = playlist;
    video.addEventListener('error', onFault);
    return () => {
      video.removeEventListener('error', onFault);
      video.removeAttribute('src');
      video.load();
    };
  }
  const { default: Hls } = await import('hls.js/light');
  if (!Hls.isSupported()) throw new Error('This browser plays no HLS.');
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true, maxBufferLength: 30 });
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFault();
  });
  hls.loadSource(playlist);
  hls.attachMedia(video);
  return () => hls.destroy();
}
