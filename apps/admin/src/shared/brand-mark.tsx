interface BrandMarkProps {
  /** Height in px. */
  readonly size: number;
  /** Address of the site's own mark; the product's where it is left out or "". */
  readonly src?: string;
}

/** The site's logo; has no text alternative where the name stands beside it. */
export function BrandMark({ size, src = '' }: BrandMarkProps) {
  if (src !== '') return <img src={src} alt="" height={size} style={{ maxWidth: size * 3, objectFit: 'contain' }} />;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="var(--brand-fill)" />
      <path d="M4.5 17.5 9.2 10.6l3.1 4.4 2-2.6 5.2 5.1z" fill="#fff" />
      <circle cx="16" cy="8" r="1.9" fill="#fff" />
    </svg>
  );
}
