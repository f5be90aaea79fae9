import { UndoOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { KeyHint } from '../../../shared/key-hint.tsx';
import styles from './panorama-editor.module.css';
import type { StageView } from './stage-view.ts';
import type { StageTool } from './tour-stage.tsx';

interface StageToolsProps {
  readonly tool: StageTool;
  readonly mayEdit: boolean;
  readonly canUndo: boolean;
  readonly view: StageView;
  readonly onTool: (tool: StageTool) => void;
  readonly onUndo: () => void;
}

const degrees = (angle: number) => `${angle < 0 ? '−' : ''}${Math.abs(angle).toFixed(1)}°`;

export function StageTools({ tool, mayEdit, canUndo, view, onTool, onUndo }: StageToolsProps) {
  return (
    <div className={styles.stageTools}>
      {mayEdit && (
        <>
          <Segmented<StageTool>
            aria-label="工具"
            value={tool}
            options={[
              { value: 'select', label: '选择' },
              { value: 'hotspot', label: '加热点' },
              { value: 'view', label: '设开场' },
            ]}
            onChange={onTool}
          />
          <Button
            type="text"
            icon={<UndoOutlined />}
            disabled={!canUndo}
            aria-label="撤销"
            title="撤销（Ctrl Z）"
            onClick={onUndo}
          />
          <span className={styles.hints}>
            <KeyHint keys={['H']}>加热点</KeyHint>
            <KeyHint keys={['V']}>设开场</KeyHint>
            <KeyHint keys={['Del']}>删</KeyHint>
          </span>
        </>
      )}
      <span className={styles.angles}>
        偏航 {degrees(view.yaw)} 俯仰 {degrees(view.pitch)} 视野 {Math.round(view.span)}°
      </span>
    </div>
  );
}
