import { useGetSystemSettingQuery } from '@tuyuan/api-client/site/index-data.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { ToggleChip } from '@tuyuan/ui/chip.tsx';
import { DateInput } from '@tuyuan/ui/date-input.tsx';
import styles from './filter-drawer.module.css';
import { takenPresets } from './taken-presets.ts';

interface TakenFieldsProps {
  readonly takenFrom: string;
  readonly takenTo: string;
  onChange(change: { takenFrom: string; takenTo: string }): void;
}

/** Filter by shooting date: two days, or a preset span. Browser only, because it needs today's date. */
export function TakenFields({ takenFrom, takenTo, onChange }: TakenFieldsProps) {
  const { data: settings } = useGetSystemSettingQuery();
  const today = formatDate(new Date(), settings?.timeZone);
  return (
    <>
      <div className={styles.days}>
        <DateInput
          aria-label="拍摄时间从"
          value={takenFrom}
          max={takenTo || today}
          onChange={(from) => onChange({ takenFrom: from, takenTo })}
        />
        <span>至</span>
        <DateInput
          aria-label="拍摄时间到"
          value={takenTo}
          min={takenFrom || undefined}
          max={today}
          onChange={(to) => onChange({ takenFrom, takenTo: to })}
        />
      </div>
      <div className={styles.chips}>
        {takenPresets(today).map(({ label, ...span }) => {
          const isChosen = span.takenFrom === takenFrom && span.takenTo === takenTo;
          return (
            <ToggleChip
              key={label}
              isSelected={isChosen}
              onToggle={() => onChange(isChosen ? { takenFrom: '', takenTo: '' } : span)}
            >
              {label}
            </ToggleChip>
          );
        })}
      </div>
    </>
  );
}
