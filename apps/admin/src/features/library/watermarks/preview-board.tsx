import { ReloadOutlined } from '@ant-design/icons';
import { useGetTypicalImagesQuery, usePreviewWaterMarkQuery } from '@tuyuan/api-client/library/water-mark.ts';
import type { WaterMark, WatermarkSettings } from '@tuyuan/contract/library/water-mark.ts';
import { type PreviewWidth, previewWidths } from '@tuyuan/contract/library/watermark-choices.ts';
import { Button, Segmented, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { failureText } from '../../../shared/failure-text.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { StateMessage } from '../../../shared/states/state-message.tsx';
import { type CompareMode, CompareView } from './compare-view.tsx';
import type { MarkMeasures } from './mark-measures.tsx';
import { SampleCard } from './sample-card.tsx';
import styles from './watermark-studio.module.css';

type Measures = Parameters<typeof MarkMeasures>[0];

interface PreviewBoardProps {
  readonly categoryId: number | null;
  readonly settings: WatermarkSettings;
  readonly used: Pick<WaterMark, 'settings' | 'hash'>;
  readonly isChanged: boolean;
  readonly isBare: boolean;
  readonly turn: number;
  readonly disabled: boolean;
  readonly onTurn: () => void;
  readonly onOpacity: (opacity: number) => void;
  readonly onMeasures: (measures: Measures) => void;
}

/** The mark on pictures of the library, old beside new, large and on four that are hard in different ways. */
export function PreviewBoard(props: PreviewBoardProps) {
  const { categoryId, settings, used, isChanged, isBare, turn, disabled, onTurn, onOpacity, onMeasures } = props;
  const [mode, setMode] = useState<CompareMode>('both');
  const [width, setWidth] = useState<PreviewWidth>(1280);
  const [chosen, setChosen] = useState<number>();
  const within = categoryId === null ? {} : { categoryId };
  const samples = useGetTypicalImagesQuery({ turn, ...within });
  const items = samples.currentData?.items ?? samples.data?.items ?? [];
  const shown = items.find(({ cover }) => cover.id === chosen) ?? items.find(({ kind }) => kind === 'busy') ?? items[0];
  const skip = shown === undefined;
  const imageId = shown?.cover.id ?? 0;
  const after = usePreviewWaterMarkQuery({ imageId, settings, width }, { skip });
  const before = usePreviewWaterMarkQuery({ imageId, settings: used.settings, width }, { skip });
  const bare = usePreviewWaterMarkQuery({ imageId, settings: null, width }, { skip: skip || !isBare });

  useEffect(() => {
    onMeasures({ now: after.data, used: before.data });
  }, [after.data, before.data, onMeasures]);

  if (samples.data && items.length === 0)
    return (
      <StateMessage picture="empty" title="还没有能试的图">
        有图发布后，这里就用它们试水印；现在发布的设置照样生效。
      </StateMessage>
    );
  const bareAddress = isBare ? bare.currentData?.picture : undefined;
  const failure = after.error ?? samples.error;
  return (
    <>
      <section className={styles.preview} aria-label="预览">
        <header className={styles.previewHead}>
          <Segmented<CompareMode>
            aria-label="看哪个"
            value={mode}
            options={[
              { value: 'after', label: '改后' },
              { value: 'before', label: '现用' },
              { value: 'both', label: '左右对照' },
            ]}
            onChange={setMode}
          />
          <Segmented<PreviewWidth>
            aria-label="预览宽度"
            className={styles.widths ?? ''}
            value={width}
            options={[...previewWidths]}
            onChange={setWidth}
          />
          <Button icon={<ReloadOutlined />} loading={samples.isFetching} onClick={onTurn}>
            换图 <KeyHint keys={['R']} />
          </Button>
        </header>
        {failure !== undefined && (
          <p className={styles.fault} role="alert">
            {failureText(failure)}
          </p>
        )}
        <Spin spinning={after.isFetching && after.data === undefined}>
          <CompareView
            mode={bareAddress === undefined ? mode : 'after'}
            before={before.data?.picture}
            after={bareAddress ?? after.data?.picture}
            beforeTitle={`现用 ${used.hash.slice(0, 6)}`}
            afterTitle={bareAddress === undefined ? (isChanged ? '改后' : '没有修改') : '没有水印'}
            isBusy={after.isFetching}
          />
        </Spin>
      </section>
      <div className={styles.samples}>
        {items.map((image) => (
          <SampleCard
            key={image.kind}
            image={image}
            settings={settings}
            isChosen={image.cover.id === imageId}
            disabled={disabled}
            onChoose={() => setChosen(image.cover.id)}
            onOpacity={onOpacity}
          />
        ))}
      </div>
    </>
  );
}
