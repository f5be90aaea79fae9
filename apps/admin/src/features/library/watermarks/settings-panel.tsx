import type { WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';
import { type WatermarkStart, watermarkStarts } from '@tuyuan/contract/library/watermark-choices.ts';
import { Checkbox, Switch } from 'antd';
import { AnchorPicker } from './anchor-picker.tsx';
import { MarkField } from './mark-field.tsx';
import { isSameSettings } from './same-settings.ts';
import { SettingSlider } from './setting-slider.tsx';
import styles from './settings-panel.module.css';

interface SettingsPanelProps {
  readonly settings: WatermarkSettings;
  /** As in use. */
  readonly used: WatermarkSettings;
  readonly disabled: boolean;
  readonly onChange: (settings: WatermarkSettings) => void;
}

const starts = [
  { start: 'pretty', title: '好看', note: '仅角标' },
  { start: 'recommended', title: '推荐', note: '淡平铺+角标' },
  { start: 'strict', title: '严防', note: '密平铺' },
] as const satisfies readonly { start: WatermarkStart; title: string; note: string }[];

/** Everything that can be set of a watermark. */
export function SettingsPanel({ settings, used, disabled, onChange }: SettingsPanelProps) {
  const change = (part: Partial<WatermarkSettings>) => onChange({ ...settings, ...part });
  const slider = (name: 'opacity' | 'rotation' | 'scale' | 'spacing' | 'margin', isOff = false) => ({
    value: settings[name],
    used: used[name],
    disabled: disabled || isOff,
    onChange: (value: number) => change({ [name]: value }),
  });
  return (
    <>
      <h2 className={styles.title}>从哪个开始</h2>
      <div className={styles.starts}>
        {starts.map(({ start, title, note }) => (
          <button
            key={start}
            type="button"
            className={styles.start}
            disabled={disabled}
            aria-pressed={isSameSettings({ ...watermarkStarts[start], mark: settings.mark }, settings)}
            onClick={() => change({ ...watermarkStarts[start], mark: settings.mark })}
          >
            <strong>{title}</strong>
            <span>{note}</span>
          </button>
        ))}
      </div>
      <MarkField mark={settings.mark} disabled={disabled} onChange={(mark) => change({ mark })} />
      <h2 className={styles.title}>角标位置</h2>
      <div className={styles.places}>
        <AnchorPicker value={settings.corner} disabled={disabled} onChange={(corner) => change({ corner })} />
        <div className={styles.checks}>
          <Checkbox
            checked={settings.isTiled}
            disabled={disabled || settings.corner === null}
            onChange={(event) => change({ isTiled: event.target.checked })}
          >
            平铺
          </Checkbox>
          <Checkbox
            checked={settings.corner !== null}
            disabled={disabled || !settings.isTiled}
            onChange={(event) => change({ corner: event.target.checked ? 'southeast' : null })}
          >
            角标
          </Checkbox>
          <Checkbox
            checked={settings.hasNumber && settings.corner !== null}
            disabled={disabled || settings.corner === null}
            onChange={(event) => change({ hasNumber: event.target.checked })}
          >
            角标带图片号
          </Checkbox>
          <span className={styles.switch}>
            <Switch
              size="small"
              aria-label="随底色变深浅"
              checked={settings.adapts}
              disabled={disabled || settings.mark.kind === 'picture'}
              onChange={(adapts) => change({ adapts })}
            />
            随底色变深浅
          </span>
        </div>
      </div>
      <SettingSlider label="不透明度" unit="%" range={[5, 100]} {...slider('opacity', !settings.isTiled)} />
      <SettingSlider label="角度" unit="°" range={[-90, 90]} {...slider('rotation', !settings.isTiled)} />
      <SettingSlider label="字高占短边" unit="%" range={[1, 30]} step={0.1} {...slider('scale')} />
      <SettingSlider label="间距" unit="×" range={[0.5, 12]} step={0.1} {...slider('spacing', !settings.isTiled)} />
      <SettingSlider label="边距" unit="%" range={[0, 20]} step={0.5} {...slider('margin', settings.corner === null)} />
    </>
  );
}
