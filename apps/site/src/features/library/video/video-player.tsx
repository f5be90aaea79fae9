import type { VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import { type CaptionLanguage, captionLanguageWords } from '@tuyuan/contract/library/video-words.ts';
import { videoCaptionPath, videoFilePath } from '@tuyuan/contract/resource-path.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { useRef, useState } from 'react';
import { useFullScreen } from '../../../shared/zoom/use-full-screen.ts';
import { type Film, indexAt } from './film-state.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerIcon } from './player-icon.tsx';
import { speedAfter } from './player-speeds.ts';
import { SeekBar } from './seek-bar.tsx';
import { useCaptions, useFilmElement } from './use-film-element.ts';
import { useIdle } from './use-idle.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import styles from './video-player.module.css';

interface VideoPlayerProps {
  readonly video: VideoDetail;
  readonly film: Film;
}

/** iPhones show no element but the film itself on the whole screen. */
function enterFilmScreen(video: HTMLVideoElement): void {
  // Refused before anything is loaded.
  if (video.readyState === 0) return;
  if ('webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function')
    video.webkitEnterFullscreen();
}

/** Plays a video; nothing of it is fetched before the first press. */
export function VideoPlayer({ video, film }: VideoPlayerProps) {
  const { id, title, durationMs, chapters, captions, qualities, hasSound } = video;
  const stage = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [time, setTime] = useState({ timeMs: 0, bufferedMs: 0 });
  const [language, setLanguage] = useState<CaptionLanguage | null>(captions[0]?.language ?? null);
  const whole = useFullScreen(stage);
  const { isIdle, wake } = useIdle(isPlaying);
  const playlistOf = (quality: string) => videoFilePath(video, quality === 'auto' ? 'master.m3u8' : `${quality}.m3u8`);
  const { quality, fault, play, changeQuality, retry } = useFilmElement({ film, element, playlistOf });
  const caption = useCaptions(film, element, language);
  const chapter =
    chapters[
      indexAt(
        chapters.map(({ startsAtMs }) => startsAtMs),
        time.timeMs,
      )
    ];

  function note(): void {
    const current = element.current;
    if (!current) return;
    const { buffered, currentTime } = current;
    const timeMs = currentTime * 1000;
    setTime({ timeMs, bufferedMs: buffered.length > 0 ? buffered.end(buffered.length - 1) * 1000 : 0 });
    film.set({ ...film.get(), timeMs });
  }
  function toggle(): void {
    if (element.current?.paused === false) element.current.pause();
    else void play();
  }
  function seek(ms: number): void {
    const current = element.current;
    if (!current) return;
    if (hasBegun) current.currentTime = Math.min(durationMs, Math.max(0, ms)) / 1000;
    else film.seek(ms);
  }
  function changeSpeed(next: number): void {
    setSpeed(next);
    if (element.current) element.current.playbackRate = next;
  }
  const toggleSound = () => setMuted((before) => !before);
  function toggleWhole(): void {
    if (whole.isOffered) whole.toggle();
    else if (element.current) enterFilmScreen(element.current);
  }
  usePlayerKeys({
    toggle,
    skip: (seconds) => seek(time.timeMs + seconds * 1000),
    toggleCaptions: () => setLanguage((before) => (before === null ? (captions[0]?.language ?? null) : null)),
    changeSpeed: (steps) => changeSpeed(speedAfter(speed, steps)),
    toggleWhole,
    toggleSound,
    chapter: (index) => {
      const wanted = chapters[index];
      if (wanted) film.seek(wanted.startsAtMs);
    },
  });

  return (
    <div
      ref={stage}
      tabIndex={-1}
      className={styles.player}
      data-idle={isIdle}
      data-begun={hasBegun}
      onPointerMove={wake}
    >
      <video
        ref={element}
        className={styles.film}
        aria-label={title}
        playsInline
        muted={isMuted}
        preload="none"
        onClick={({ nativeEvent }) => {
          // A first touch brings the buttons back.
          const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
          if (isTouch && isIdle) wake();
          else toggle();
        }}
        onPlay={() => {
          setPlaying(true);
          setBegun(true);
          if (element.current) element.current.playbackRate = speed;
        }}
        onPause={() => setPlaying(false)}
        onWaiting={() => setBusy(true)}
        onPlaying={() => setBusy(false)}
        onTimeUpdate={note}
        onSeeked={note}
        onProgress={note}
      >
        {captions.map((each) => (
          <track
            key={each.id}
            kind="captions"
            srcLang={each.language}
            label={captionLanguageWords[each.language]}
            src={videoCaptionPath(id, each)}
          />
        ))}
      </video>
      {caption !== '' && <p className={styles.caption}>{caption}</p>}
      {!hasBegun && !fault && (
        <button
          type="button"
          className={styles.begin}
          aria-label={`播放：${title}`}
          onClick={() => {
            // This button goes away, and focus with it.
            stage.current?.focus({ preventScroll: true });
            void play();
          }}
        >
          <PlayerIcon name="play" />
        </button>
      )}
      {isBusy && isPlaying && !fault && <span className={styles.busy} role="status" aria-label="正在缓冲" />}
      {fault && (
        <div className={styles.fault} role="alert">
          <p>视频没有播放出来，可能是网络断了，或浏览器太旧。</p>
          <Button size="small" onClick={() => void retry()}>
            重试
          </Button>
        </div>
      )}
      <div className={styles.controls}>
        <SeekBar {...time} video={video} onSeek={seek} />
        <PlayerControls
          isPlaying={isPlaying}
          isMuted={isMuted}
          hasSound={hasSound}
          timeMs={time.timeMs}
          durationMs={durationMs}
          chapter={chapter?.title ?? ''}
          speed={speed}
          quality={quality}
          qualities={qualities}
          languages={captions.map((each) => each.language)}
          language={language}
          isWhole={whole.isOn}
          canInset={document.pictureInPictureEnabled}
          canBeWhole={whole.isOffered || 'webkitEnterFullscreen' in HTMLVideoElement.prototype}
          toggle={toggle}
          toggleSound={toggleSound}
          onSpeed={changeSpeed}
          onQuality={(next) => void changeQuality(next)}
          onLanguage={setLanguage}
          inset={() => void element.current?.requestPictureInPicture().catch(() => undefined)}
          toggleWhole={toggleWhole}
        />
      </div>
    </div>
  );
}
