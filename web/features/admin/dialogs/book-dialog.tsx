import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Book, BookOrder, BookOutcome } from "#api/books/model.ts";
import { useNow } from "#web/app/now.tsx";
import { booksQuery } from "#web/app/queries.ts";
import { dayAt } from "#web/app/warsaw.ts";
import { showToast } from "#web/ui/toast.ts";
import { BusyButton } from "../busy-button.tsx";
import { callAdmin } from "../call.ts";
import { Choice } from "../choice.tsx";
import type { Ask } from "../confirm.tsx";
import { Dialog } from "../dialog.tsx";
import { useFailureToast } from "../failure-words.ts";
import { useIdempotentPost } from "../idempotent-post.ts";
import { useRunning } from "../jobs/running-jobs.ts";
import { useUnderWay } from "../post-mutations.ts";

const bookLanguages: readonly BookOrder["language"][] = ["both", "en", "pl"];
const address = "/api/admin/books";
const makingKey = [address] as const;
const periodPattern = "2[0-9]{3}(-(0[1-9]|1[0-2]))?";

/** Has books made, and withdraws them. It can be closed while one is made. */
export function BookDialog({ ask, onClose }: { ask: Ask; onClose(): void }) {
  const { t } = useTranslation("admin");
  return (
    <Dialog title={t("dialogs.book.title")} lead={t("dialogs.book.lead")} onClose={onClose}>
      <BookForm ask={ask} onClose={onClose} />
    </Dialog>
  );
}

function BookForm({ ask, onClose }: { ask: Ask; onClose(): void }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const thisMonth = dayAt(useNow()).date.slice(0, "2026-11".length);
  const [period, setPeriod] = useState(thisMonth);
  const [language, setLanguage] = useState<BookOrder["language"]>("both");
  const { make, busy } = useMaking(onClose);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) make({ period, language });
      }}
    >
      <div className="dialog__body">
        <div className="field">
          <label htmlFor={`${id}-period`}>{t("dialogs.book.period")}</label>
          <input
            className="input"
            id={`${id}-period`}
            required
            pattern={periodPattern}
            inputMode="numeric"
            value={period}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setPeriod(event.currentTarget.value)}
          />
          <span className="hint" id={`${id}-hint`}>
            {t("dialogs.book.hint")}
          </span>
        </div>
        <div className="field">
          <span className="label" aria-hidden="true">
            {t("dialogs.book.language")}
          </span>
          <Choice
            label={t("dialogs.book.language")}
            options={bookLanguages.map((value) => ({ value, text: t(`dialogs.book.in.${value}`) }))}
            chosen={language}
            onChoose={(value) => setLanguage(value)}
          />
        </div>
        {busy && <p className="note">{t("dialogs.underWay")}</p>}
        <Books ask={ask} />
      </div>
      <div className="dialog__foot">
        <BusyButton look="quiet" onPress={onClose}>
          {t(busy ? "panel.close" : "panel.cancel")}
        </BusyButton>
        <BusyButton icon="book" busy={busy}>
          {t("dialogs.book.submit")}
        </BusyButton>
      </div>
    </form>
  );
}

function useMaking(onClose: () => void) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const post = useIdempotentPost();
  const showFailure = useFailureToast();
  const { mutate: make } = useMutation({
    mutationKey: makingKey,
    mutationFn: (body: Pick<BookOrder, "period" | "language">) => post<BookOutcome>(address, { body, failure: "book" }),
    async onSuccess({ message }) {
      await queries.invalidateQueries({ queryKey: booksQuery.queryKey });
      showToast({ title: t("dialogs.book.done"), description: message });
      onClose();
    },
    onError: (error) => showFailure(error),
  });
  const [isOurs, isAnyones] = [useUnderWay(makingKey), useRunning(["make-book"])];
  return { make, busy: isOurs || isAnyones };
}

/** The books that readers have. */
function Books({ ask }: { ask: Ask }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const { data: books = [] } = useQuery({ ...booksQuery, staleTime: 0 });
  if (books.length === 0) return null;
  return (
    <div>
      <p className="label" id={id}>
        {t("dialogs.book.there")}
      </p>
      <ul className="makes made-books" aria-labelledby={id}>
        {books.map((book) => (
          <BookRow key={book.id} book={book} ask={ask} />
        ))}
      </ul>
    </div>
  );
}

function BookRow({ book, ask }: { book: Book; ask: Ask }) {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const name = `${book.period}, ${t(`dialogs.book.in.${book.language}`)}`;
  const row = useRef<HTMLLIElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAdmin(`${address}/${book.id}`, { method: "DELETE", failure: "book" }),
    onSuccess() {
      // The row goes, and with it the focus.
      row.current?.closest("dialog")?.focus();
      showToast({ title: t("dialogs.book.withdrawn"), description: name });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: booksQuery.queryKey }),
    onError: (error) => showFailure(error),
  });
  const withdraw = async () => {
    const action = t("dialogs.book.withdraw");
    if (await ask({ title: name, text: t("dialogs.book.sure"), action })) mutate();
  };
  return (
    <li ref={row}>
      <span>
        {name}
        <small>{book.files.map(({ format }) => format.toUpperCase()).join(", ")}</small>
      </span>
      <BusyButton look="quiet" icon="bin" small busy={isPending} onPress={() => void withdraw()}>
        {t("dialogs.book.withdraw")}
        <span className="sr"> {name}</span>
      </BusyButton>
    </li>
  );
}
