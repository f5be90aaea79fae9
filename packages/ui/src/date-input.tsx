import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { Calendar } from './calendar.tsx';
import { classNames } from './class-names.ts';
import styles from './date-input.module.css';
import { type DateKind, dateExamples, dateTextOf, morning, parseDateText } from './date-text.ts';
import field from './field.module.css';
import { TimePick } from './time-pick.tsx';

export interface DateInputProps {
  readonly id?: string | undefined;
  readonly kind?: DateKind;
  /** `2026-01-31`, `2026-01-31T09:30` or `09:30`, by its kind; "" for none. */
  readonly value?: string | null | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-invalid'?: boolean | 'true' | 'false' | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-required'?: boolean | 'true' | 'false' | undefined;
  onChange?(value: string): void;
  onBlur?(): void;
}

/** The one control for days and times: typed, or picked from a calendar that opens beside it. */
export function DateInput(props: DateInputProps) {
  const { kind = 'date', min, max, disabled, className, onChange, onBlur, ...rest } = props;
  const value = rest.value ?? '';
  const ownId = useId();
  const id = rest.id ?? ownId;
  const box = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ value, text: dateTextOf(value) });
  const [isUnread, setUnread] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (shown.value !== value) {
    setShown({ value, text: dateTextOf(value) });
    setUnread(false);
  }
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element || !box.current) return undefined;
    // Above every window around it. A document without a screen doesn't know it.
    if ('showPopover' in element) element.showPopover();
    placeBeside(element, box.current.getBoundingClientRect());
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  const take = (next: string, text = dateTextOf(next)) => {
    setShown({ value: next, text });
    if (next !== value) onChange?.(next);
  };
  const type = (text: string) => {
    const parsed = parseDateText(kind, text);
    // What can't be read is no value, but stays to be mended.
    take(parsed ?? '', text);
    if (parsed !== undefined) setUnread(false);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(false);
    const parsed = parseDateText(kind, shown.text);
    setUnread(parsed === undefined);
    if (parsed !== undefined) setShown({ value: shown.value, text: dateTextOf(parsed) });
    onBlur?.();
  };
  const close = () => {
    setOpen(false);
    box.current?.querySelector('input')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // The window around it would hear it as well and close.
    event.stopPropagation();
    event.preventDefault();
    close();
  };
  const [day = '', time = ''] = kind === 'time' ? ['', value] : value.split('T');
  const today = toLocalDay(new Date());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Esc and the focus leaving from the controls inside.
    <span ref={box} className={classNames(styles.box, className)} onBlur={leave} onKeyDown={onKeyDown}>
      <input
        id={id}
        className={classNames(field.control, styles.text)}
        type="text"
        inputMode={kind === 'date' ? 'numeric' : 'text'}
        autoComplete="off"
        placeholder={dateExamples[kind]}
        value={shown.text}
        disabled={disabled}
        required={rest.required}
        aria-label={rest['aria-label']}
        aria-required={rest['aria-required']}
        aria-describedby={isUnread ? `${id}-unread` : rest['aria-describedby']}
        aria-invalid={isUnread || rest['aria-invalid'] || undefined}
        onChange={({ target }) => type(target.value)}
      />
      <IconButton
        icon={kind === 'time' ? 'clock' : 'calendar'}
        label={kind === 'time' ? '选择时刻' : '选择日期'}
        className={styles.open}
        disabled={disabled}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isUnread && (
        <span id={`${id}-unread`} className={classNames(field.error, styles.unread)} role="alert">
          请写成 {dateExamples[kind]}
        </span>
      )}
      {isOpen && (
        <div ref={panel} popover="manual" tabIndex={-1} className={styles.panel}>
          {kind !== 'time' && (
            <Calendar
              value={day}
              today={today}
              min={min}
              max={max}
              onChoose={(chosen) => {
                take(kind === 'date' ? chosen : `${chosen}T${time.slice(0, 5) || morning}`);
                if (kind === 'date') close();
              }}
            />
          )}
          {kind !== 'date' && (
            <TimePick
              value={time.slice(0, 5)}
              onChange={(chosen) => take(kind === 'time' ? chosen : `${day || today}T${chosen}`)}
            />
          )}
          <div className={styles.foot}>
            <Button
              size="small"
              kind="text"
              onClick={() => {
                take('');
                close();
              }}
            >
              清除
            </Button>
            <Button size="small" onClick={close}>
              好了
            </Button>
          </div>
        </div>
      )}
    </span>
  );
}

const two = (count: number) => String(count).padStart(2, '0');

function toLocalDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Under the field, or above it where there is no room; on phones its style makes a sheet of it. */
function placeBeside(element: HTMLElement, at: DOMRect): void {
  const { width, height } = element.getBoundingClientRect();
  const isBelow = at.bottom + height + 8 <= window.innerHeight || at.top < height + 8;
  element.style.setProperty('--top', `${isBelow ? at.bottom + 4 : at.top - height - 4}px`);
  element.style.setProperty('--left', `${Math.max(8, Math.min(at.left, window.innerWidth - width - 8))}px`);
}
