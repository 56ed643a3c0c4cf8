/** The postcard with the newsletter's form, in the sidebar and on the story page. */
export function Signup() {
  return null;
}
