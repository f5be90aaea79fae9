import { VideoCameraOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useRef, useState } from 'react';
import { failureText } from '../failure-text.ts';
import type { Film } from './film-node.ts';
import { readFilm } from './read-film.ts';
import styles from './rich-text-editor.module.css';

interface FilmToolProps {
  readonly maxBytes: number;
  /** Store a picture and a film, and return their paths. */
  readonly upload: (file: File) => Promise<string>;
  readonly uploadFilm: (file: File) => Promise<string>;
  readonly insert: (film: Film) => void;
}

/** The tool of the format bar that puts a film into the text, with its own picture as poster. */
export function FilmTool({ maxBytes, upload, uploadFilm, insert }: FilmToolProps) {
  const [isBusy, setBusy] = useState(false);
  const picked = useRef<HTMLInputElement>(null);
  const { message } = App.useApp();

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > maxBytes) {
      message.error(`视频最大 ${maxBytes / 1024 / 1024} MB，请剪短或压小。`);
      return;
    }
    setBusy(true);
    try {
      const film = await readFilm(file).catch(() => undefined);
      if (!film) {
        message.error('浏览器放不了这个视频，请转成 H.264 编码的 MP4。');
        return;
      }
      const { poster, ...size } = film;
      const [src, posterPath] = await Promise.all([uploadFilm(file), upload(poster)]);
      insert({ ...size, src, poster: posterPath });
    } catch (thrown) {
      message.error(failureText(thrown));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        type="text"
        size="small"
        aria-label="上传视频"
        title="上传视频"
        icon={<VideoCameraOutlined />}
        loading={isBusy}
        className={styles.tool ?? ''}
        onClick={() => picked.current?.click()}
      />
      <input
        ref={picked}
        type="file"
        className={styles.file}
        tabIndex={-1}
        aria-label="插入视频"
        accept="video/mp4"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
