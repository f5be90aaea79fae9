import type { CheckInConflict, CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Button, Tag } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { isTyping } from '../../../shared/is-typing.ts';
import { KeyHint } from '../../../shared/key-hint.tsx';
import { conferencePath } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/session/session-context.tsx';
import cardStyles from './conflict-card.module.css';
import styles from './conflict-panel.module.css';
import { conflictTitle } from './conflict-words.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { Panel, PanelNone } from './panel.tsx';

interface ConflictPanelProps {
  readonly screen: CommandScreen;
  /** A wall screen offers no decisions. */
  readonly isWall: boolean;
  readonly className?: string | undefined;
}

type Decision = 'accept' | 'void';

/** Pending conflicts, the oldest first; Y and V decide the first. */
export function ConflictPanel({ screen, isWall, className }: ConflictPanelProps) {
  const { conflicts, openConflicts, conference } = screen;
  const [asked, setAsked] = useState<{ conflict: CheckInConflict; decision: Decision }>();
  const mayDecide = usePermissions()('Pages.Conferences.CheckIn') && !isWall;
  const [first] = conflicts;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const decision = { y: 'accept', v: 'void' } as const;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || asked || !first || !mayDecide)
      return;
    if (key !== 'y' && key !== 'v') return;
    event.preventDefault();
    setAsked({ conflict: first, decision: decision[key] });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Panel
      title={
        <>
          冲突
          {openConflicts > 0 && (
            <Tag variant="filled" color="error">
              {openConflicts} 待定
            </Tag>
          )}
        </>
      }
      label="冲突"
      className={className}
      aside={
        mayDecide &&
        first && (
          <>
            <KeyHint keys={['Y']}>认可</KeyHint> <KeyHint keys={['V']}>作废</KeyHint>
          </>
        )
      }
    >
      {conflicts.length === 0 && <PanelNone>没有待处理的冲突。</PanelNone>}
      <ul className={styles.list}>
        {conflicts.map((conflict) => (
          <li key={conflict.id} className={styles.conflict}>
            <b>{conflictTitle(conflict)}</b>
            <span>
              {conflict.name} · {conflict.pointName}
            </span>
            <span className={styles.minor}>{sceneWords(conflict)}</span>
            {mayDecide && (
              <span className={styles.acts}>
                <Button
                  size="small"
                  className={classNames(cardStyles.accept)}
                  aria-label={`认可 ${conflict.name}`}
                  onClick={() => setAsked({ conflict, decision: 'accept' })}
                >
                  认可
                </Button>
                <Button
                  size="small"
                  danger
                  aria-label={`作废 ${conflict.name}`}
                  onClick={() => setAsked({ conflict, decision: 'void' })}
                >
                  作废
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {!isWall && (
        <Link className={styles.all} to={conferencePath(conference.id, 'conflicts')}>
          全部冲突
        </Link>
      )}
      {asked && <DecisionDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function sceneWords({ winner, scan, supervisor, note }: CheckInConflict): string {
  const scene = ({ gate, device, at, isOffline }: CheckInConflict['scan']) =>
    `${gate || device} ${at.slice(11, 16)}${isOffline ? ' 离线' : ''}`;
  const words = winner ? [`先 ${scene(winner)}`, `后 ${scene(scan)}`] : [scene(scan)];
  return [...words, supervisor && `${supervisor} 放行`, note].filter(Boolean).join(' · ');
}
