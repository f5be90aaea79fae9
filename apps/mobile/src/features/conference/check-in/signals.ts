import type { ScanCard } from './checker-types.ts';

const soundKey = 'checker-sound';
let audio: AudioContext | undefined;

export function isSoundOn(): boolean {
  return localStorage.getItem(soundKey) !== 'off';
}

export function setSoundOn(isOn: boolean): void {
  localStorage.setItem(soundKey, isOn ? 'on' : 'off');
}

const vibrations = { pass: [60], attention: [60, 60, 60], refused: [350] } as const;

/** Hertz, and seconds from when to when. */
const tones = {
  pass: [[1175, 0, 0.09]],
  attention: [
    [784, 0, 0.1],
    [784, 0.16, 0.26],
  ],
  refused: [[220, 0, 0.42]],
} as const;

/** Each verdict sounds and feels different, because checkers do not look at the screen all the time. */
export function signal(verdict: ScanCard['verdict']): void {
  navigator.vibrate?.([...vibrations[verdict]]);
  if (!isSoundOn() || !('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  for (const [pitch, from, to] of tones[verdict]) {
    const [voice, volume] = [audio.createOscillator(), audio.createGain()];
    voice.type = verdict === 'refused' ? 'square' : 'sine';
    voice.frequency.value = pitch;
    volume.gain.value = 0.15;
    voice.connect(volume).connect(audio.destination);
    voice.start(audio.currentTime + from);
    voice.stop(audio.currentTime + to);
  }
}
