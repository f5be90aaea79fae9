import { ArrowDownOutlined, ArrowUpOutlined, PlusOutlined } from '@ant-design/icons';
import { useUploadPanoramaPictureMutation } from '@tuyuan/api-client/library/panorama-management.ts';
import type { PanoramaPicture } from '@tuyuan/contract/library/panorama-management.ts';
import { panoramaPicturePath } from '@tuyuan/contract/library/panorama-path.ts';
import type { PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { maxScenes } from '@tuyuan/contract/library/panorama-words.ts';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import styles from './scene-list.module.css';

interface SceneListProps {
  readonly id: number;
  readonly tour: PanoramaTour;
  readonly pictures: readonly PanoramaPicture[];
  readonly selected: string | undefined;
  readonly mayEdit: boolean;
  readonly onSelect: (key: string) => void;
  readonly onMove: (key: string, by: number) => void;
  readonly onAdd: (picture: PanoramaPicture) => void;
}

/** The scenes in the order of the strip; the first is the one a visitor enters by. Pictures are dropped here, or chosen. */
export function SceneList({ id, tour, pictures, selected, mayEdit, onSelect, onMove, onAdd }: SceneListProps) {
  const input = useRef<HTMLInputElement>(null);
  const [upload, { isLoading }] = useUploadPanoramaPictureMutation();
  const [faults, setFaults] = useState<readonly string[]>([]);
  /** Being uploaded: they need room too. */
  const coming = useRef(0);
  const isFull = tour.scenes.length >= maxScenes;

  async function take(files: readonly File[]): Promise<void> {
    const fitting = files.slice(0, Math.max(0, maxScenes - tour.scenes.length - coming.current));
    const left = files.length - fitting.length;
    setFaults(left > 0 ? [`一个全景最多 ${maxScenes} 个场景，有 ${left} 张没有上传。`] : []);
    coming.current += fitting.length;
    for (const file of fitting) {
      try {
        onAdd(await upload({ id, file }).unwrap());
      } catch (thrown) {
        setFaults((before) => [...before, `${file.name}：${failureText(thrown)}`]);
      }
      coming.current -= 1;
    }
  }

  return (
    <section
      className={styles.panel}
      aria-labelledby="pano-scenes"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (mayEdit) void take([...event.dataTransfer.files]);
      }}
    >
      <header className={styles.head}>
        <h2 id="pano-scenes">场景 {tour.scenes.length}</h2>
        {mayEdit && (
          <Button
            type="text"
            icon={<PlusOutlined />}
            loading={isLoading}
            disabled={isFull}
            aria-label="上传全景图"
            title="上传全景图（2:1，长边至少 4000 像素）"
            onClick={() => input.current?.click()}
          />
        )}
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept="image/jpeg,image/png,image/webp,image/tiff"
          aria-label="全景图文件"
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
      </header>
      {tour.scenes.length === 0 && (
        <p className={styles.none}>把 2:1 的全景图拖到这里，或按 + 选择，长边至少 4000 像素。</p>
      )}
      <ol className={styles.list}>
        {tour.scenes.map(({ key, name, pictureId, hotspots }, at) => {
          const picture = pictures.find((each) => each.id === pictureId);
          const isCurrent = key === selected;
          const hasExit =
            tour.scenes.length < 2 || hotspots.some(({ kind, target }) => kind === 'scene' && target !== '');
          return (
            <li key={key} className={styles.item} data-current={isCurrent}>
              <button type="button" className={styles.scene} aria-current={isCurrent} onClick={() => onSelect(key)}>
                <span className={styles.thumb}>
                  {picture?.version ? (
                    <img src={panoramaPicturePath(picture.version, 'thumb')} alt="" />
                  ) : (
                    <Cutting picture={picture} />
                  )}
                </span>
                <span className={styles.line}>
                  <b>{name || '未命名'}</b>
                  <small data-warns={!hasExit}>{hasExit ? `${hotspots.length} 热点` : '没有出口'}</small>
                </span>
              </button>
              {isCurrent && mayEdit && tour.scenes.length > 1 && (
                <span className={styles.moves}>
                  <Button
                    size="small"
                    type="text"
                    icon={<ArrowUpOutlined />}
                    disabled={at === 0}
                    aria-label={`「${name}」前移`}
                    onClick={() => onMove(key, -1)}
                  />
                  <Button
                    size="small"
                    type="text"
                    icon={<ArrowDownOutlined />}
                    disabled={at === tour.scenes.length - 1}
                    aria-label={`「${name}」后移`}
                    onClick={() => onMove(key, 1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <div role="alert">
        {faults.map((fault) => (
          <p key={fault} className={styles.fault}>
            {fault}
          </p>
        ))}
      </div>
    </section>
  );
}

function Cutting({ picture }: { readonly picture: PanoramaPicture | undefined }) {
  if (picture?.state === 'failed') return <span className={styles.failed}>生成失败</span>;
  const percent = picture && picture.tilesTotal > 0 ? Math.floor((picture.tilesDone / picture.tilesTotal) * 100) : 0;
  return <Progress type="circle" size={36} percent={percent} aria-label="正在生成清晰画面" />;
}
