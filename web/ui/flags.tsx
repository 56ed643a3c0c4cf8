import type { Language } from "#web/i18n/i18n.ts";

/** The flag beside a language's name. */
export function Flag({ of }: { of: Language }) {
  return (
    <svg className="flag" viewBox="0 0 24 16" aria-hidden="true">
      {of === "pl" ? <Poland /> : <UnitedStates />}
    </svg>
  );
}

function Poland() {
  return (
    <>
      <path fill="#fff" d="M0 0h24v8H0z" />
      <path fill="#dc143c" d="M0 8h24v8H0z" />
    </>
  );
}

function UnitedStates() {
  return (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path
        stroke="#b22234"
        strokeWidth="1.23"
        d="M0 .6h24M0 3.08h24M0 5.54h24M0 8h24M0 10.46h24M0 12.92h24M0 15.4h24"
      />
      <path fill="#3c3b6e" d="M0 0h10.5v8.6H0z" />
      <path
        stroke="#fff"
        strokeWidth=".9"
        strokeLinecap="round"
        strokeDasharray="0 2.1"
        d="M1.2 1.4h9M2.2 3.3h7.5M1.2 5.2h9M2.2 7.1h7.5"
      />
    </>
  );
}
