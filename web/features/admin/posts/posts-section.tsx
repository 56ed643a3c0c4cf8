import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StoryId } from "#api/stories/model.ts";
import { late } from "#web/ui/late.tsx";
import { usePanelAddress } from "../address/use-panel-address.ts";
import { AgainDialog } from "../again/late-dialog.tsx";
import { calendarQuery } from "../calendar/queries.ts";
import { useConfirm } from "../confirm.tsx";
import { BookDialog } from "../dialogs/book-dialog.tsx";
import { DailyDialog } from "../dialogs/daily-dialog.tsx";
import { GenerateDialog } from "../dialogs/generate-dialog.tsx";
import { YoutubeDialog } from "../dialogs/youtube-dialog.tsx";
import { FilmDialog, type OpenedFilm } from "../films/film-dialog.tsx";
import { PostForm } from "../form/post-form.tsx";
import { HistoryDialog } from "../history/history-dialog.tsx";
import { AdminIcon } from "../icons.tsx";
import { Filters } from "./filters.tsx";
import { Posts, usePostList } from "./post-list.tsx";
import { Toolbar, type ToolbarDialog } from "./toolbar.tsx";
import { Views } from "./views.tsx";

/** An opened dialog. The key tells one opening from the next. */
type OpenDialog = { name: ToolbarDialog; key: string };

// The list does not need its code.
const Calendar = late(async () => (await import("../calendar/calendar.tsx")).Calendar);

/** The toolbar, the posts as a calendar or as a list, and the dialogs that they open. */
export function PostsSection() {
  const { t } = useTranslation("admin");
  const address = usePanelAddress();
  const { filter, opened, view } = address;
  const list = usePostList(filter, { isShown: view === "list" });
  const { data: calendar } = useQuery({ ...calendarQuery(address.month), enabled: view === "calendar" });
  const total = view === "list" ? list.total : calendar?.total;
  const { ask, dialog: question } = useConfirm();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [film, setFilm] = useState<OpenedFilm | null>(null);
  const [again, setAgain] = useState<StoryId | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const showPage = (page: number) => {
    address.choose({ page });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  };
  const actions = {
    ask,
    // The page stays where it is.
    onRemoved: (neighbour: HTMLElement | null) =>
      (neighbour?.isConnected ? neighbour : heading.current)?.focus({ preventScroll: true }),
    film: setFilm,
    again: setAgain,
    edit: (id: string) => address.open({ name: "edit", id }),
    history: (id: string) => address.open({ name: "history", id }),
  };
  // A mutation that ends late closes only the dialog that started it.
  const closing = (key: string) => () => setDialog((current) => (current?.key === key ? null : current));
  return (
    <section className="panel posts" aria-labelledby="manage-posts">
      <div className="head">
        <h2 id="manage-posts" ref={heading} tabIndex={-1}>
          {total === undefined ? t("posts.titleAlone") : t("posts.title", { total })}
          {view === "list" && list.isBusy && <AdminIcon name="busy" />}
        </h2>
        <Toolbar
          ask={ask}
          create={() => address.open({ name: "new" })}
          open={(name) => setDialog({ name, key: crypto.randomUUID() })}
        />
      </div>
      <Views view={view} show={address.showView} />
      {view === "calendar" ? (
        <Calendar address={address} ask={ask} />
      ) : (
        <>
          <Filters filter={filter} choose={address.choose} />
          <Posts
            list={list}
            filter={filter}
            actions={actions}
            showPage={showPage}
            clear={() => address.choose({ search: "", language: "", slot: "", category: "", state: "" })}
          />
        </>
      )}
      {opened?.name === "new" && <PostForm key="new" id={null} onClose={address.close} />}
      {opened?.name === "edit" && <PostForm key={opened.id} id={opened.id} onClose={address.close} />}
      {opened?.name === "preview" && (
        <PostForm key={`preview ${opened.id}`} id={opened.id} sheet="preview" onClose={address.close} />
      )}
      {opened?.name === "history" && <HistoryDialog key={opened.id} id={opened.id} onClose={address.close} />}
      {dialog?.name === "generate" && <GenerateDialog onClose={closing(dialog.key)} />}
      {dialog?.name === "daily" && <DailyDialog onClose={closing(dialog.key)} />}
      {dialog?.name === "youtube" && <YoutubeDialog ask={ask} onClose={closing(dialog.key)} />}
      {dialog?.name === "book" && <BookDialog ask={ask} onClose={closing(dialog.key)} />}
      {again !== null && (
        <AgainDialog key={again} about={{ subject: "post", id: again }} onClose={() => setAgain(null)} />
      )}
      {film && <FilmDialog {...film} onClose={() => setFilm(null)} />}
      {question}
    </section>
  );
}
