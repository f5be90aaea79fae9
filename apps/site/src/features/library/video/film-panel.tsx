import type { VideoDetail } from '@tuyuan/contract/library/video-data.ts';
import { formatClock } from '@tuyuan/format/clock.ts';
import { Segmented } from '@tuyuan/ui/segmented.tsx';
import { useEffect, useRef, useState } from 'react';
import styles from './film-panel.module.css';
import { type Film, indexAt, useFilm } from './film-state.ts';
import { firstFramePath } from './frame-path.ts';

interface FilmPanelProps {
  readonly video: VideoDetail;
  readonly film: Film;
}

type Part = 'chapters' | 'cues';

/** Chapters and captions beside the player: each leads to its moment. Nothing for a video without either. */
export function FilmPanel({ video, film }: FilmPanelProps) {
  const { chapters, captions } = video;
  const cues = useFilm(film, (state) => state.cues);
  const [chosen, choose] = useState<Part>('chapters');
  if (chapters.length === 0 && captions.length === 0) return null;
  const part: Part = chapters.length === 0 ? 'cues' : captions.length === 0 ? 'chapters' : chosen;
  const lines =
    part === 'chapters'
      ? chapters.map(({ startsAtMs, title }, index) => ({
          startsAtMs,
          text: title,
          picture: firstFramePath(video, startsAtMs, chapters[index + 1]?.startsAtMs ?? video.durationMs),
        }))
      : cues.map(({ fromMs, text }) => ({ startsAtMs: fromMs, text, picture: null }));
  return (
    <section className={styles.panel} aria-label="章节与字幕">
      <div className={styles.head}>
        {chapters.length > 0 && captions.length > 0 ? (
          <Segmented<Part>
            label="显示"
            value={part}
            segments={[
              { value: 'chapters', label: `章节 ${chapters.length}` },
              { value: 'cues', label: '字幕' },
            ]}
            onChange={choose}
          />
        ) : (
          <h2 className={styles.title}>{part === 'chapters' ? `章节 ${chapters.length}` : '字幕'}</h2>
        )}
      </div>
      {lines.length === 0 ? (
        <p className={styles.none}>播放并打开字幕后，这里列出每一句。</p>
      ) : (
        <Lines key={part} lines={lines} film={film} />
      )}
    </section>
  );
}

interface Line {
  readonly startsAtMs: number;
  readonly text: string;
  /** Address of a picture of that moment. */
  readonly picture: string | null;
}

interface LinesProps {
  readonly lines: readonly Line[];
  readonly film: Film;
}

function Lines({ lines, film }: LinesProps) {
  const starts = lines.map(({ startsAtMs }) => startsAtMs);
  const current = useFilm(film, ({ timeMs }) => indexAt(starts, timeMs));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children.item(current);
    if (!(line instanceof HTMLElement) || !list.current) return;
    // Only the list moves, never the page.
    const { scrollTop, clientHeight } = list.current;
    const top = line.offsetTop - list.current.offsetTop;
    if (top < scrollTop || top + line.offsetHeight > scrollTop + clientHeight) list.current.scrollTop = top;
  }, [current]);
  return (
    <ol ref={list} className={styles.lines}>
      {lines.map(({ startsAtMs, text, picture }, index) => (
        <li key={startsAtMs}>
          <button
            type="button"
            className={styles.line}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => film.seek(startsAtMs)}
          >
            {picture && <img className={styles.picture} src={picture} alt="" width={96} height={54} loading="lazy" />}
            <span className={styles.text}>{text}</span>
            <span className={styles.time}>{formatClock(startsAtMs)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
