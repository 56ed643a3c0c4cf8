/** Where the particles drift: three layers, each moved as a whole, so that it costs the browser three pictures to push. */
const layers = ["top", "left", "right"] as const;

/** Spreads numbers evenly over 0 to 1, the same way every time, on the server and in the browser. */
const spread = (index: number, step: number) => (index * step) % 1;
const golden = 0.618_034;
const plastic = 0.754_878;

/** Particles of one mood around the card's text, never under it. */
export function Particles({ count, color, shape }: { count: number; color: string; shape: string }) {
  const particles = Array.from({ length: count }, (_, index) => ({
    layer: layers[index % layers.length],
    x: `${Math.round(4 + 86 * spread(index + 1, golden))}%`,
    y: `${Math.round(4 + 56 * spread(index + 1, plastic))}%`,
    size: 8 + (index % 4) * 2,
    turn: (index * 47) % 90,
  }));
  return layers.map((layer) => (
    <svg key={layer} className={`bits bits--${layer}`} fill="currentColor" color={color} aria-hidden="true">
      {particles
        .filter((particle) => particle.layer === layer)
        .map(({ x, y, size, turn }) => (
          <svg key={x + y} x={x} y={y} width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
            <path d={shape} transform={`rotate(${turn - 45})`} />
          </svg>
        ))}
    </svg>
  ));
}
