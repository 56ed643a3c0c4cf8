/** The picture of a slot whose story is not out yet: a dark window and two eyes. */
export function DarkWindow() {
  return (
    <svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="var(--inverse)" d="M0 0h300v200H0z" />
      <g fill="var(--inverse-2)">
        <path d="M66 16h78v124H66zM156 16h78v124h-78z" />
      </g>
      <g fill="none" stroke="var(--on-inverse-2)" strokeWidth="5" opacity=".8">
        <path d="M60 10h180v136H60zM150 10v136M60 52h180" />
      </g>
      <path fill="var(--on-inverse-2)" opacity=".85" d="M40 146h220v12H40z" />
      <g fill="var(--on-inverse)" opacity=".7">
        <circle cx="90" cy="34" r="1.6" />
        <circle cx="121" cy="72" r="1.8" />
        <circle cx="180" cy="38" r="1.8" />
        <circle cx="212" cy="30" r="1.4" />
        <circle cx="201" cy="80" r="1.6" />
        <circle cx="98" cy="92" r="1.3" />
      </g>
      <path fill="var(--lamp)" opacity=".16" d="M196 96l-44 62h88z" />
      <path fill="var(--on-inverse-2)" d="M180 96h32l14 28h-60zM193 124h6v20h-6zM182 143h28v4h-28z" />
      <path
        fill="#17121d"
        d="M92 146c-4-22 2-38 14-46l-1-17 12 9c5-1 10-1 15 0l12-9-.4 6.5-4.6 2.5 4.3 3-.3 5c13 9 18 25 14 46z"
      />
      <g fill="#b9d962">
        <path d="M110 109c2-5 10-5 12 1-3 4-9 4-12-1zM139 109c-2-5-10-5-12 1 3 4 9 4 12-1z" />
      </g>
      <g fill="#17121d">
        <path d="M116 105.5c1.6 2 1.6 5 0 7-1.6-2-1.6-5 0-7zM133 105.5c1.6 2 1.6 5 0 7-1.6-2-1.6-5 0-7z" />
      </g>
      <path d="M112 124c6 5 19 5 25 0" fill="none" stroke="#b8302b" strokeWidth="4" />
      <circle cx="124.5" cy="129" r="3.6" fill="#d79a35" />
    </svg>
  );
}
