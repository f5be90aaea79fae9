import { defaultLikeness } from '@tuyuan/contract/library/likeness.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { ToggleChip } from '@tuyuan/ui/chip.tsx';
import { CropBox, type CropControl } from '@tuyuan/ui/crop-box.tsx';
import { type CropShare, isWhole, wholePicture } from '@tuyuan/ui/crop-share.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { cropOfRatio } from '@tuyuan/ui/step-crop.ts';
import { usePictureAddress } from '@tuyuan/ui/use-picture-address.ts';
import { useState } from 'react';
import {
  highestLikeness,
  likenessStep,
  lowestLikeness,
  type PictureQuery,
} from '../../../shared/picture-search/picture-query.ts';
import styles from './crop-picture.module.css';
import { MirrorIcon } from './mirror-icon.tsx';
import type { PreparedPicture } from './prepared-picture.ts';

const ratios = { free: undefined, '3:2': 3 / 2, '1:1': 1, whole: undefined } as const;
type RatioName = keyof typeof ratios;
const ratioNames = ['free', '3:2', '1:1', 'whole'] as const satisfies readonly RatioName[];
const ratioWords = { free: '自由', '3:2': '3:2', '1:1': '1:1', whole: '整张' } as const;

const firstShare: CropShare = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 };

/** The search's own picture is opened at its part, another one that was sent before as a whole. */
function firstCrop(tempKey: string | undefined, query: PictureQuery | undefined): CropShare {
  if (tempKey === undefined) return firstShare;
  const isSame = query !== undefined && 'tempKey' in query.source && query.source.tempKey === tempKey;
  return (isSame && query.crop) || wholePicture;
}

interface CropPictureProps {
  readonly picture: PreparedPicture;
  /** The search that is changed. */
  readonly query: PictureQuery | undefined;
  /** Percent that has been sent; undefined while nothing is under way. */
  readonly sent: number | undefined;
  readonly failure: string | undefined;
  onTurn(how: 'left' | 'mirror'): void;
  onAnother(): void;
  onSearch(crop: CropShare | undefined, minLikeness: number): void;
  onClose(): void;
}

/** Chooses the part of the picture to search for, and how alike the finds have to be. */
export function CropPicture(props: CropPictureProps) {
  const { picture, query, sent, failure, onTurn, onAnother, onSearch, onClose } = props;
  const { canvas, png, tempKey } = picture;
  const { address } = usePictureAddress(png);
  const initial = firstCrop(tempKey, query);
  const [crop, setCrop] = useState(initial);
  const [control, setControl] = useState<CropControl>();
  const [ratioName, setRatioName] = useState<RatioName>(isWhole(initial) ? 'whole' : 'free');
  const [minLikeness, setMinLikeness] = useState(query?.minLikeness ?? defaultLikeness);
  const isSending = sent !== undefined;
  const choose = (name: RatioName) => {
    const ratio = ratios[name];
    setRatioName(name);
    control?.set(name === 'whole' ? wholePicture : ratio ? cropOfRatio(ratio, canvas) : crop, ratio);
  };
  const change = (next: CropShare) => {
    setCrop(next);
    if (ratioName === 'whole' && !isWhole(next)) setRatioName('free');
  };
  const turn = (how: 'left' | 'mirror') => {
    setRatioName('free');
    onTurn(how);
  };
  const search = () => control && !isSending && onSearch(isWhole(crop) ? undefined : crop, minLikeness);
  return (
    <div className={styles.crop}>
      <div className={styles.stage}>
        {address && (
          <CropBox
            key={address}
            address={address}
            size={canvas}
            initial={initial}
            onReady={setControl}
            onChange={change}
            onEnter={search}
          />
        )}
      </div>
      <div className={styles.line}>
        <p className={styles.hint}>
          <span className={styles.wide}>拖动选框，滚轮缩放。图片只在本次搜索用，1 小时后删除</span>
          <span className={styles.narrow}>双指缩放，拖动选框四角</span>
        </p>
        <button type="button" className={styles.another} disabled={isSending} onClick={onAnother}>
          换一张
        </button>
      </div>
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          <Icon name="warning" size={18} />
          {failure}
        </p>
      )}
      {isSending ? (
        <div className={styles.sending}>
          <p className={styles.sendingText}>
            <span>正在缩小到 800 px 并上传</span>
            <strong>{sent}%</strong>
          </p>
          <div
            className={styles.bar}
            role="progressbar"
            aria-label="上传搜索图片"
            aria-valuenow={sent}
            style={{ '--sent': `${sent}%` }}
          />
        </div>
      ) : (
        <>
          <fieldset className={styles.ratios} aria-label="选框比例">
            {ratioNames.map((name) => (
              <ToggleChip key={name} isSelected={name === ratioName} onToggle={() => choose(name)}>
                {ratioWords[name]}
              </ToggleChip>
            ))}
            <span className={styles.turns}>
              <button type="button" aria-label="左转 90°" title="左转 90°" onClick={() => turn('left')}>
                <Icon name="rotate-left" size={18} />
              </button>
              <button type="button" aria-label="左右翻转" title="左右翻转" onClick={() => turn('mirror')}>
                <MirrorIcon />
              </button>
            </span>
          </fieldset>
          <label className={styles.likeness}>
            相似度不低于
            <input
              type="range"
              min={lowestLikeness}
              max={highestLikeness}
              step={likenessStep}
              value={minLikeness}
              aria-valuetext={`${minLikeness}%`}
              onChange={({ target }) => setMinLikeness(Number(target.value))}
            />
            <strong>{minLikeness}%</strong>
          </label>
        </>
      )}
      <div className={styles.foot}>
        <Button className={styles.cancel} onClick={onClose}>
          取消
        </Button>
        <Button kind="primary" className={styles.go} isBusy={isSending} disabled={!control} onClick={search}>
          搜这一块
        </Button>
      </div>
    </div>
  );
}
