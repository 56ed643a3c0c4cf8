// Pictures of posts: chosen, dropped, pasted, refused.

import type { Locator } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { obstacles } from "./accessibility.fixture.ts";
import { isFocused } from "./admin.fixture.ts";
import { field, fill, formOfFile, press, toast } from "./admin-form.fixture.ts";

const { site, openForm, post } = formOfFile();

describe("A picture", () => {
  const picture = (colour: string) =>
    sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
  const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

  /** Drops a file on the form, or pastes it. */
  async function bring(dialog: Locator, kind: "drop" | "paste", file: { type: string; bytes: Buffer }) {
    await field(dialog, "Image URL").evaluate(
      (target, { kind, type, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], "picture", { type }));
        const options = { bubbles: true, cancelable: true };
        const event =
          kind === "drop"
            ? new DragEvent("drop", { ...options, dataTransfer: data })
            : new ClipboardEvent("paste", { ...options, clipboardData: data });
        target.dispatchEvent(event);
      },
      { kind, type: file.type, base64: file.bytes.toString("base64") },
    );
  }

  it("is chosen, dropped or pasted beside its address, shown at once, and undone", async () => {
    const id = "2026-11-20-evening";
    const { page, dialog } = await openForm(`?edit=${id}`);
    const address = field(dialog, "Image URL");
    const old = await address.inputValue();
    const input = dialog.locator('input[type="file"]');
    const chooser = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Choose a picture" }).focus();
    await page.keyboard.press("Enter");
    await (await chooser).setFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await picture("#112233") });
    await dialog.getByText("The picture is there.").waitFor();
    const uploaded = /^\/images\/upload-[0-9a-f]{16}\.webp$/;
    const chosen = await address.inputValue();
    expect(chosen).toMatch(uploaded);
    expect(await dialog.locator(".picture img").getAttribute("src")).toMatch(/^data:image\/webp/);
    expect(await obstacles(page, "dialog[open]")).toEqual([]);
    await press(dialog, "Back to the old picture");
    expect(await address.inputValue()).toBe(old);

    for (const kind of ["drop", "paste"] as const) {
      const colour = kind === "drop" ? "#445566" : "#778899";
      await bring(dialog, kind, {
        type: "image/png",
        bytes: await sharp(await picture(colour))
          .png()
          .toBuffer(),
      });
      await expect.poll(() => address.inputValue()).toMatch(uploaded);
      await dialog.getByText("The picture is there.").waitFor();
      await press(dialog, "Back to the old picture");
    }

    // A file that is no picture is refused before the upload; what only the server can tell, at the field.
    const sent: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/admin/pictures") && sent.push(request.url()));
    await input.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("Mruk") });
    await dialog.getByText("This is not a PNG, JPEG or WebP picture.").waitFor();
    await input.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
    await dialog.getByText("This is not a PNG, JPEG or WebP picture.").waitFor();
    await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await dialog.getByText("This file cannot be read as a picture.").waitFor();
    await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
    await dialog.getByText("This picture is larger than 10 MB.").waitFor();
    expect(sent).toEqual([]);
    await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: gif });
    await expect.poll(() => dialog.locator(".picture .say--bad").textContent()).toMatch(/PNG/);
    expect(sent).toHaveLength(1);
    expect(await address.inputValue()).toBe(old);
    expect(await obstacles(page, "dialog[open]")).toEqual([]);

    await input.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await picture("#cc3311") });
    await expect.poll(() => address.inputValue()).toMatch(uploaded);
    await press(dialog, "Update Post");
    await toast(page, "Post updated").waitFor();
    const saved = await post(id);
    expect(saved.imageUrl).toBe(`/images/${id}.webp`);
    const served = await fetch(`${site.url}${saved.imageUrl}?v=${saved.imageHash}`);
    const { dominant } = await sharp(Buffer.from(await served.arrayBuffer())).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it("that expired is refused at its field, with the server's message", async () => {
    const { dialog } = await openForm("?edit=2026-11-20-evening");
    await fill(dialog, "Image URL", "/images/upload-0123456789abcdef.webp");
    await press(dialog, "Update Post");
    await expect.poll(() => field(dialog, "Image URL").getAttribute("aria-invalid")).toBe("true");
    await dialog.locator(".field").getByText("was uploaded too long ago").waitFor();
    await expect.poll(() => isFocused(field(dialog, "Image URL"))).toBe(true);
  });
});
