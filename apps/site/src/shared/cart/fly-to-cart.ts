const flightMs = 500;

/** Lets a copy of the picture in `from` fly to the cart in the header; nothing moves for people who asked for less motion. */
export function flyToCart(from: Element | null): void {
  const picture = from?.querySelector('img') ?? null;
  const target = document.querySelector('#cart > a');
  if (!picture || !target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = picture.getBoundingClientRect();
  const end = target.getBoundingClientRect();
  const copy = document.createElement('img');
  copy.src = picture.currentSrc;
  copy.alt = '';
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '1000',
    left: `${start.left}px`,
    top: `${start.top}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    objectFit: 'cover',
    borderRadius: '8px',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const scale = 24 / Math.max(start.width, 1);
  const x = end.left + end.width / 2 - start.left - (start.width * scale) / 2;
  const y = end.top + end.height / 2 - start.top - (start.height * scale) / 2;
  const flight = copy.animate(
    [
      { transform: 'none', transformOrigin: '0 0', opacity: 0.9 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', opacity: 0.4 },
    ],
    { duration: flightMs, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  );
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
}
