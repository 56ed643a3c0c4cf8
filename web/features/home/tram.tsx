/** The tram, with its front at `at` and its box's height; it is drawn to the left of its origin. */
export function Tram({ at }: { at: string }) {
  return (
    <svg className="tram" x={at} viewBox="108 0 112 50" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <g className="tram__car">
        <path className="tram__wire" d="M60 12L72 3 62 0" />
        <path className="tram__roof" d="M3 43V18q0-6 7-6h90q8 0 9 8l1.5 23z" />
        <path className="tram__side" d="M3 43V29h106.4l1.1 14z" />
        <path className="tram__stripe" d="M3 27.5h106.2l.1 2H3z" />
        <path
          className="tram__windows"
          d="M8 16h14v9H8zM26 16h14v9H26zM44 16h14v9H44zM62 16h14v9H62zM80 16h12v9H80zM96 16h6.5q2.5 0 3 4l.8 5H96z"
        />
        <path className="tram__doors" d="M41 14.5h2v27h-2zM77 14.5h2v27h-2z" />
        <path className="tram__wheels" d="M2 42h109v3H2z" />
        <g className="tram__wheels">
          <circle cx="22" cy="45" r="4.5" />
          <circle cx="34" cy="45" r="4.5" />
          <circle cx="78" cy="45" r="4.5" />
          <circle cx="90" cy="45" r="4.5" />
        </g>
        <circle className="tram__light" cx="107" cy="36" r="2.6" />
      </g>
    </svg>
  );
}
