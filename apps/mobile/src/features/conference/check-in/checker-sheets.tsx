import { useState } from 'react';
import type { CheckerState } from './checker-state.ts';
import type { ScanWish } from './checker-types.ts';
import { CodeSheet } from './code-sheet.tsx';
import type { Checker } from './create-checker.ts';
import { NameSheet } from './name-sheet.tsx';
import { OverrideSheet } from './override-sheet.tsx';
import { PhotoSheet } from './photo-sheet.tsx';
import { StandSheet } from './stand-sheet.tsx';
import { UndoSheet } from './undo-sheet.tsx';

export type CheckerSheet = 'stand' | 'code' | 'name' | 'photo' | 'override' | 'undo';

interface CheckerSheetsProps {
  readonly sheet: CheckerSheet;
  readonly checker: Checker;
  readonly state: CheckerState;
  /** Why the last attempt was not taken. */
  readonly fault: string | undefined;
  onScan(wish: ScanWish): Promise<void>;
  onClose(): void;
}

/** The open sheet; each is mounted anew. */
export function CheckerSheets({ sheet, checker, state, fault, onScan, onClose }: CheckerSheetsProps) {
  const { stand } = state;
  // The card the sheet was opened for: the screen goes on behind it.
  const [card] = useState(state.card);
  switch (sheet) {
    case 'stand':
      return <StandSheet checker={checker} state={state} onClose={onClose} />;
    case 'code':
      return (
        <CodeSheet
          isBusy={state.isBusy}
          isOffline={state.network === 'offline'}
          fault={fault}
          onScan={onScan}
          onClose={onClose}
        />
      );
    case 'photo':
      return <PhotoSheet fault={fault} onScan={onScan} onClose={onClose} />;
    case 'name':
      return stand ? (
        <NameSheet
          pointId={stand.pointId}
          isOffline={state.network === 'offline'}
          first={card?.reason === 'ambiguous' ? (card.text ?? '') : ''}
          fault={fault}
          onScan={onScan}
          onClose={onClose}
        />
      ) : null;
    case 'override':
      return card ? <OverrideSheet card={card} fault={fault} onScan={onScan} onClose={onClose} /> : null;
    case 'undo':
      return card ? <UndoSheet onUndo={(reason) => checker.undo(card, reason)} onClose={onClose} /> : null;
  }
}
