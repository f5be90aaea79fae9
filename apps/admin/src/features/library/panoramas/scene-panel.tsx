import type { PanoramaPicture } from '@tuyuan/contract/library/panorama-management.ts';
import type { PanoramaScene } from '@tuyuan/contract/library/panorama-tour.ts';
import { maxFov, minFov } from '@tuyuan/contract/library/panorama-words.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Button, Form, Input, InputNumber, Slider } from 'antd';
import styles from './panorama-editor.module.css';

interface ScenePanelProps {
  readonly scene: PanoramaScene;
  readonly picture: PanoramaPicture | undefined;
  readonly mayEdit: boolean;
  readonly onChange: (patch: Partial<PanoramaScene>, isStep?: boolean) => void;
  readonly onRemove: () => void;
}

/** A scene's name, what is seen of it first, and which way it looks on the plan. */
export function ScenePanel({ scene, picture, mayEdit, onChange, onRemove }: ScenePanelProps) {
  const { name, view, heading } = scene;
  return (
    <section className={styles.panel} aria-labelledby="pano-scene">
      <header className={styles.panelHead}>
        <h2 id="pano-scene">场景</h2>
        {mayEdit && (
          <Button type="text" danger size="small" onClick={onRemove}>
            移除
          </Button>
        )}
      </header>
      <Form layout="vertical" component="div" disabled={!mayEdit}>
        <Form.Item label="名字" htmlFor="scene-name">
          <Input
            id="scene-name"
            maxLength={20}
            placeholder="湖心"
            value={name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Form.Item>
        <Form.Item label="开场" extra="用「设开场」在画面上点，或在这里填">
          <span className={styles.pair}>
            <InputNumber
              aria-label="开场偏航"
              prefix="偏航"
              suffix="°"
              min={-180}
              max={180}
              precision={1}
              value={view.yaw}
              onChange={(yaw) => yaw !== null && onChange({ view: { ...view, yaw } })}
            />
            <InputNumber
              aria-label="开场俯仰"
              prefix="俯仰"
              suffix="°"
              min={-90}
              max={90}
              precision={1}
              value={view.pitch}
              onChange={(pitch) => pitch !== null && onChange({ view: { ...view, pitch } })}
            />
          </span>
        </Form.Item>
        <Form.Item label={`视野 ${Math.round(view.fov)}°`}>
          <Slider
            min={minFov}
            max={maxFov}
            value={view.fov}
            ariaLabelForHandle="视野"
            onChange={(fov) => onChange({ view: { ...view, fov } }, false)}
          />
        </Form.Item>
        <Form.Item label={`平面图上的朝向 ${Math.round(heading)}°`} extra="全景图正中朝哪边：0° 朝上，90° 朝右">
          <Slider
            min={-180}
            max={180}
            value={heading}
            ariaLabelForHandle="平面图上的朝向"
            onChange={(value) => onChange({ heading: value }, false)}
          />
        </Form.Item>
      </Form>
      {picture && (
        <p className={styles.minor}>
          {picture.originalName} · {picture.width} × {picture.height} · {formatFileSize(picture.bytes)}
          {picture.isDeclared && ' · 文件自带全景标记'}
        </p>
      )}
    </section>
  );
}
