import logo from "#web/art/logo-mark.svg";

/** The cat's face and name, for header, drawer and footer. */
export function Logo() {
  return (
    <>
      <img src={logo} width="42" height="42" alt="" />
      Mruk
    </>
  );
}
