/** Icons of the panorama's tools alone, on the grid of the others. */
const paths = {
  planet:
    'M12 5.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM6.2 9.2C3.6 11.4 2 13.9 2.8 15.3c1.1 1.9 6.2.8 11.3-2.4s8.3-7.2 7.2-9.1c-.8-1.4-3.8-1.2-7 .2',
  plan: 'm3.5 6.5 5.5-2 6 2 5.5-2v13l-5.5 2-6-2-5.5 2v-13Zm5.5-2v13m6-11v13',
  phone: 'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm3 14h2M3.5 9.5v5m17-5v5',
} as const;

export type PanoramaIconName = keyof typeof paths;

export function PanoramaIcon({ name }: { readonly name: PanoramaIconName }) {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={paths[name]} />
    </svg>
  );
}
