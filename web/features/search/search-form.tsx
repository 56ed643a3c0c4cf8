import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { longestQuery } from "#api/search/limits.ts";
import { stays } from "#web/app/arrival.ts";
import { readSaved, save } from "#web/app/saved.ts";
import { Icon } from "#web/ui/icons.tsx";
import { type SearchAddress, searchField, searchQueryOf } from "./search-address.ts";

/** For how long nobody types before results are fetched. */
const pauseMs = 250;

/** A form that works without scripts; with them the address follows what is typed. */
export function SearchForm({ address }: { address: SearchAddress }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { typed, type, submit } = useTyping(address);
  const field = useRef<HTMLInputElement>(null);
  useTypingAtOnce(field);
  return (
    <search>
      <form className="search__form" action={pathname} onSubmit={submit}>
        <label className="label" htmlFor={searchField}>
          {t("search.label")}
        </label>
        <div className="search__field">
          <Icon name="search" />
          <input
            className="input"
            id={searchField}
            ref={field}
            type="search"
            name="q"
            value={typed}
            onChange={({ target }) => type(target.value)}
            placeholder={t("search.placeholder")}
            maxLength={longestQuery}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby="search-hint"
          />
          <button className="btn" type="submit">
            {t("search.send")}
          </button>
        </div>
        <div className="search__hints">
          <p className="hint" id="search-hint">
            {t("search.phrase")}
          </p>
          <KeySwitch />
        </div>
      </form>
    </search>
  );
}

/** The text of the field, and the address that follows it after a pause, or at once when the form is sent. */
function useTyping({ q }: SearchAddress) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  /** The query that the field last brought into the address, or took from it. */
  const own = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another address, by a link or a step back, brings its own query; our own address is what was typed.
  useEffect(() => {
    if (q === own.current) return;
    own.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (text: string, replace: boolean) => {
    own.current = text.trim();
    void navigate({ search: searchQueryOf({ q: own.current, page: 1 }) }, { replace, state: stays });
  };
  return {
    typed,
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => show(text, true), pauseMs);
    },
    submit(event: FormEvent) {
      event.preventDefault();
      clearTimeout(timer.current);
      if (typed.trim() !== q) show(typed, false);
    },
  };
}

/** Readers who came by the key or the button in the header can type at once. */
function useTypingAtOnce(field: { current: HTMLInputElement | null }) {
  const { key, state, search } = useLocation();
  const cameToType = Boolean(state?.from) && search === "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival counts, also one at the same address
  useEffect(() => {
    // After the arrival, which moves the focus to the page.
    const timer = cameToType ? setTimeout(() => field.current?.focus({ preventScroll: true })) : undefined;
    return () => clearTimeout(timer);
  }, [key, cameToType, field]);
}

/** Switches the key off for people whose voice control or fingers press it by mistake. */
function KeySwitch() {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(readSaved("searchKey") !== "off"), []);
  return (
    <label className="search__key">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          save("searchKey", target.checked ? "on" : "off");
        }}
      />
      {t("search.key")}
    </label>
  );
}
