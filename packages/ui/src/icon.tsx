import type { IconName } from './icon-paths.ts';
import { ICON_PATHS } from './icon-paths.ts';

export interface IconProps {
  readonly name: IconName;
  /** Pixels. */
  readonly size?: number;
  readonly isFilled?: boolean;
  /** Said by screen readers; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string | undefined;
}

export function Icon({ name, size = 20, isFilled = false, label, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.5 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
