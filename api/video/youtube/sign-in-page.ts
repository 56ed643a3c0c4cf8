/** The page after Google's redirect. It shows nothing of the address, which contains the code. */
export type Page = { status: number; html: string };

const page = (status: number, title: string, text: string): Page => ({
  status,
  html: `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Mruk</title>
<h1>${title}</h1>
<p>${text}</p>
</html>
`,
});

export const pages = {
  done: page(200, "You are signed in", "Mruk may upload to your channel now. You can close this page."),
  failed: page(400, "That did not work", "The terminal says why, and what to do. You can close this page."),
  again: page(400, "This was answered already", "Look into the terminal. You can close this page."),
  another: page(
    400,
    "This is another sign-in",
    "It is not the one that the terminal waits for. Use the address it shows.",
  ),
  nothing: page(404, "There is nothing here", "The terminal shows the address to begin with."),
} as const;
