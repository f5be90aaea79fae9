import { CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { imageUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Cover } from '@tuyuan/contract/library/album-data.ts';
import type { Hotspot, PanoramaScene, PanoramaTour } from '@tuyuan/contract/library/panorama-tour.ts';
import { hotspotKinds, maxHotspotText } from '@tuyuan/contract/library/panorama-words.ts';
import { Button, Form, Input, InputNumber, Segmented, Select } from 'antd';
import { useState } from 'react';
import { PickImagesDialog } from '../../../shared/library/pick-works-dialog.tsx';
import { hotspotNames } from './hotspot-words.tsx';
import styles from './panorama-editor.module.css';

interface HotspotPanelProps {
  readonly tour: PanoramaTour;
  readonly scene: PanoramaScene;
  readonly spot: Hotspot;
  readonly images: readonly Cover[];
  readonly mayEdit: boolean;
  readonly onChange: (patch: Partial<Hotspot>) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/** What a hotspot is, says and where it is. */
export function HotspotPanel({ tour, scene, spot, images, mayEdit, onChange, onCopy, onRemove }: HotspotPanelProps) {
  const at = scene.hotspots.findIndex(({ key }) => key === spot.key);
  const others = tour.scenes.filter(({ key }) => key !== scene.key);
  return (
    <section className={styles.panel} aria-labelledby="pano-hotspot">
      <header className={styles.panelHead}>
        <h2 id="pano-hotspot">
          热点 {at + 1} / {scene.hotspots.length}
        </h2>
        {mayEdit && (
          <span>
            <Button type="text" icon={<CopyOutlined />} aria-label="复制热点" onClick={onCopy} />
            <Button type="text" icon={<DeleteOutlined />} aria-label="删除热点" onClick={onRemove} />
          </span>
        )}
      </header>
      <Form layout="vertical" component="div" disabled={!mayEdit}>
        <Form.Item label="类型">
          <Segmented
            block
            aria-label="类型"
            value={spot.kind}
            disabled={!mayEdit}
            options={hotspotKinds.map((kind) => ({ value: kind, label: hotspotNames[kind] }))}
            onChange={(kind) => onChange({ kind })}
          />
        </Form.Item>
        {spot.kind === 'scene' && (
          <Form.Item label="去哪个场景" htmlFor="spot-target" validateStatus={spot.target === '' ? 'error' : ''}>
            <Select
              id="spot-target"
              placeholder={others.length === 0 ? '还没有别的场景' : '选一个场景'}
              value={spot.target || null}
              options={others.map(({ key, name }) => ({ value: key, label: name || '未命名' }))}
              onChange={(target) => onChange({ target: target ?? '' })}
            />
          </Form.Item>
        )}
        <Form.Item label="标题" htmlFor="spot-title">
          <Input
            id="spot-title"
            maxLength={30}
            placeholder={spot.kind === 'scene' ? '留空用场景的名字' : '键盘和读屏靠它认出热点'}
            value={spot.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </Form.Item>
        {spot.kind !== 'scene' && (
          <Form.Item label="说明" htmlFor="spot-text">
            <Input.TextArea
              id="spot-text"
              rows={3}
              showCount
              maxLength={maxHotspotText}
              value={spot.text}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          </Form.Item>
        )}
        {spot.kind === 'link' && (
          <Form.Item label="链接" htmlFor="spot-href" extra="本站路径（/ 开头）或 https 链接，可以是另一个全景">
            <Input
              id="spot-href"
              maxLength={300}
              placeholder="/vr/detail?id=1"
              value={spot.href}
              onChange={({ target }) => onChange({ href: target.value })}
            />
          </Form.Item>
        )}
        {spot.kind !== 'scene' && (
          <Form.Item label="配图">
            <SpotImage spot={spot} images={images} mayEdit={mayEdit} onChange={onChange} />
          </Form.Item>
        )}
        <Form.Item label="位置" extra="方向键挪 0.5°，加 Shift 挪 5°">
          <span className={styles.pair}>
            <InputNumber
              aria-label="偏航"
              prefix="偏航"
              suffix="°"
              min={-180}
              max={180}
              step={0.5}
              precision={1}
              value={spot.yaw}
              onChange={(yaw) => yaw !== null && onChange({ yaw })}
            />
            <InputNumber
              aria-label="俯仰"
              prefix="俯仰"
              suffix="°"
              min={-90}
              max={90}
              step={0.5}
              precision={1}
              value={spot.pitch}
              onChange={(pitch) => pitch !== null && onChange({ pitch })}
            />
          </span>
        </Form.Item>
      </Form>
    </section>
  );
}

function SpotImage({
  spot: { imageId },
  images,
  mayEdit,
  onChange,
}: Pick<HotspotPanelProps, 'spot' | 'images' | 'mayEdit' | 'onChange'>) {
  const [isPicking, setPicking] = useState(false);
  /** What was picked just now: the server names it with the next save. */
  const [picked, setPicked] = useState<Cover | null>(null);
  const image = images.find(({ id }) => id === imageId) ?? (picked?.id === imageId ? picked : undefined);
  return (
    <span className={styles.image}>
      {image && <img src={imageUrl(image, 320)} alt="" />}
      <span className={styles.imageName}>{image?.title ?? (imageId === null ? '没有配图' : '图片已下架')}</span>
      {mayEdit && (
        <>
          <Button size="small" type="link" onClick={() => setPicking(true)}>
            {imageId === null ? '选图' : '更换'}
          </Button>
          {imageId !== null && (
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined />}
              aria-label="去掉配图"
              onClick={() => onChange({ imageId: null })}
            />
          )}
        </>
      )}
      {isPicking && (
        <PickImagesDialog
          chosen={[]}
          max={1}
          thereText=""
          onPick={([first]) => {
            if (!first) return;
            setPicked(first.cover);
            onChange({ imageId: first.id });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </span>
  );
}
