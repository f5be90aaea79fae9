import { CheckCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import { contrast } from '@tuyuan/ui/contrast.ts';
import type { Look } from '@tuyuan/ui/look-css.ts';
import styles from './contrast-notes.module.css';
import { shadesOf } from './shade-style.ts';

interface Use {
  readonly title: string;
  readonly front: string;
  readonly back: string;
  /** Whichever of the two shades is derived from the chosen colour. */
  readonly shade: string;
  /** Contrast of the chosen colour itself in that place. */
  readonly chosen: number;
}

function usesOf(look: Look, mode: 'light' | 'dark'): Use[] {
  const { brandFill, brandText, surface, onBrand } = shadesOf(look, mode);
  const { primaryColor } = look;
  const fill = { front: onBrand, back: brandFill, shade: brandFill, chosen: contrast(onBrand, primaryColor) };
  const text = { front: brandText, back: surface, shade: brandText, chosen: contrast(primaryColor, surface) };
  return [
    { title: '按钮上的白字', ...fill },
    { title: '主色的文字', ...text },
  ];
}

/** Readability of the colour as background and as text, and how it was corrected where too low. */
export function ContrastNotes({ look }: { readonly look: Look }) {
  return (
    <ul className={styles.notes} aria-label="可读性">
      {(['light', 'dark'] as const).flatMap((mode) =>
        usesOf(look, mode).map(({ title, front, back, shade, chosen }) => (
          <li key={`${mode} ${title}`} className={styles.note}>
            <span className={styles.sample} style={{ background: back, color: front }} aria-hidden="true">
              文
            </span>
            <span>
              {mode === 'light' ? '浅色' : '深色'} · {title}
              <b className={styles.ratio}>{contrast(front, back).toFixed(1)} : 1</b>
            </span>
            {chosen >= 4.5 ? (
              <span className={styles.good}>
                <CheckCircleFilled /> 看得清
              </span>
            ) : (
              <span className={styles.adjusted}>
                <InfoCircleFilled /> 原色只有 {chosen.toFixed(1)} : 1，已自动调成 {shade}
              </span>
            )}
          </li>
        )),
      )}
    </ul>
  );
}
