/** Two triangles at an axis. Only this panel needs it. */
export function MirrorIcon() {
  return (
    <svg
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M12 3.5v17M9 6.5v10.5H3.5L9 6.5Zm6 0v10.5h5.5L15 6.5Z" />
    </svg>
  );
}
