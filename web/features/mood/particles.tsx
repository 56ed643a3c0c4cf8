/** The particles' three layers. Each moves as a whole, which costs the browser only three layers to composite. */
const layers = ["top", "left", "right"] as const;

/** Spreads points evenly and deterministically, because server and browser must render the same. */
const spread = (index: number, step: number) => (index * step) % 1;

/** Particles of one mood around the card's text, never under it. */
export function Particles({ count, color, shape }: { count: number; color: string; shape: string }) {
  const particles = Array.from({ length: count }, (_, index) => {
    const place = 1 + Math.floor(index / layers.length);
    return {
      layer: layers[index % layers.length],
      x: `${Math.round(4 + 86 * spread(place, 0.618))}%`,
      y: `${Math.round(4 + 60 * spread(place + index, 0.57))}%`,
      size: 8 + ((index * 5) % 9),
      turn: ((index * 47) % 90) - 45,
    };
  });
  return layers.map((layer) => (
    <svg key={layer} className={`bits bits--${layer}`} fill="currentColor" color={color} aria-hidden="true">
      {particles
        .filter((particle) => particle.layer === layer)
        .map(({ x, y, size, turn }) => (
          <svg key={x + y} x={x} y={y} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
            <path d={shape} transform={`rotate(${turn})`} />
          </svg>
        ))}
    </svg>
  ));
}
