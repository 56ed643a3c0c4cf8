import drawing from "#web/art/roofs.svg";

/** The row of roofs at the foot of every page, some windows lit. The drawing takes its colours from the page. */
export const Roofs = () => (
  <svg className="roofs" viewBox="0 0 1600 150" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <use href={`${drawing}#roofs`} />
  </svg>
);
