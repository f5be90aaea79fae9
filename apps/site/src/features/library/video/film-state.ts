import { createStore, type Store } from '@tuyuan/ui/create-store.ts';
import { useSyncExternalStore } from 'react';

export interface FilmCue {
  readonly fromMs: number;
  readonly text: string;
}

export interface FilmState {
  readonly timeMs: number;
  /** The captions of the chosen language; empty until they are there. */
  readonly cues: readonly FilmCue[];
}

/** What the player and what stands beside it share. */
export interface Film extends Store<FilmState> {
  /** Goes to a moment, and plays from there. */
  seek(ms: number): void;
  /** Called by the player, which does it. */
  onSeek(listener: (ms: number) => void): () => void;
}

export function createFilm(): Film {
  const store = createStore<FilmState>({ timeMs: 0, cues: [] });
  const listeners = new Set<(ms: number) => void>();
  return {
    ...store,
    seek(ms) {
      for (const listener of listeners) listener(ms);
    },
    onSeek(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useFilm<Part>(film: Film, read: (state: FilmState) => Part): Part {
  return useSyncExternalStore(
    film.subscribe,
    () => read(film.get()),
    () => read(film.get()),
  );
}

/** Returns the place of what began last; -1 before the first. */
export function indexAt(starts: readonly number[], timeMs: number): number {
  return starts.findLastIndex((start) => start <= timeMs);
}
