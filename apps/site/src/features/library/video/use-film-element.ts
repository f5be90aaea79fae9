import type { CaptionLanguage } from '@tuyuan/contract/library/video-words.ts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Film } from './film-state.ts';
import { loadFilm } from './load-film.ts';

interface Wanted {
  readonly film: Film;
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly playlistOf: (quality: string) => string;
}

/** Loads what is played when it is first asked for, and keeps the moment when the quality changes. */
export function useFilmElement({ film, element, playlistOf }: Wanted) {
  const [quality, setQuality] = useState('auto');
  const [fault, setFault] = useState(false);
  const loaded = useRef<{ quality: string; detach: () => void }>(undefined);
  // Counts what was asked for: what arrives late is let go of.
  const generation = useRef(0);
  /** Where to go on once it is loaded, in seconds; detached, the element forgets it. */
  const goesOn = useRef<{ at: number; plays: boolean }>(undefined);

  async function load(next: string): Promise<boolean> {
    const video = element.current;
    if (!video) return false;
    if (loaded.current?.quality === next) return true;
    generation.current += 1;
    const own = generation.current;
    goesOn.current ??= { at: video.currentTime, plays: !video.paused };
    const { at } = goesOn.current;
    loaded.current?.detach();
    loaded.current = { quality: next, detach: () => undefined };
    setFault(false);
    try {
      const detach = await loadFilm(video, playlistOf(next), () => {
        if (own === generation.current) setFault(true);
      });
      if (own !== generation.current) {
        detach();
        return false;
      }
      goesOn.current = undefined;
      loaded.current = { quality: next, detach };
      if (at > 0) video.currentTime = at;
      return true;
    } catch {
      if (own !== generation.current) return false;
      loaded.current = undefined;
      setFault(true);
      return false;
    }
  }

  async function play(): Promise<void> {
    if (!(await load(quality))) return;
    // Stopped again before it began, or not allowed without a press: the button shows it.
    await element.current?.play().catch(() => undefined);
  }

  async function changeQuality(next: string): Promise<void> {
    const wasPlaying = goesOn.current?.plays ?? element.current?.paused === false;
    setQuality(next);
    if (loaded.current === undefined) return;
    if ((await load(next)) && wasPlaying) await element.current?.play().catch(() => undefined);
  }

  async function retry(): Promise<void> {
    goesOn.current ??= { at: element.current?.currentTime ?? 0, plays: true };
    loaded.current?.detach();
    loaded.current = undefined;
    await play();
  }

  const seek = useEffectEvent((ms: number) => {
    const video = element.current;
    if (!video) return;
    void play().then(() => {
      video.currentTime = ms / 1000;
    });
  });
  useEffect(() => film.onSeek((ms) => seek(ms)), [film]);
  useEffect(
    () => () => {
      generation.current += 1;
      loaded.current?.detach();
      loaded.current = undefined;
    },
    [],
  );

  return { quality, fault, play, changeQuality, retry };
}

/** Follows the chosen captions: the text of this moment, and all of them for the list beside the player. */
export function useCaptions(
  film: Film,
  element: RefObject<HTMLVideoElement | null>,
  language: CaptionLanguage | null,
): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const video = element.current;
    setText('');
    film.set({ ...film.get(), cues: [] });
    if (!video || language === null) return undefined;
    const track = [...video.textTracks].find((each) => each.language === language);
    if (!track) return undefined;
    // Read by the browser, drawn by us.
    track.mode = 'hidden';
    const read = () => {
      const cues = [...(track.cues ?? [])].map((cue) => ({ fromMs: cue.startTime * 1000, text: textOf(cue) }));
      film.set({ ...film.get(), cues });
    };
    const change = () => setText([...(track.activeCues ?? [])].map(textOf).join('\n'));
    const source = [...video.querySelectorAll('track')].find((each) => each.srclang === language);
    source?.addEventListener('load', read);
    track.addEventListener('cuechange', change);
    read();
    return () => {
      source?.removeEventListener('load', read);
      track.removeEventListener('cuechange', change);
      track.mode = 'disabled';
    };
  }, [film, element, language]);
  return text;
}

function textOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? cue.text : '';
}
