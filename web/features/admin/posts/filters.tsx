import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { timeSlots } from "#api/schedule/model.ts";
import { categories, categoryIn } from "#api/stories/categories.ts";
import { useLanguage } from "#web/app/language.tsx";
import { longest, sorts, states } from "../address/address.ts";
import { isSearching, type PanelAddress } from "../address/use-panel-address.ts";
import { overviewQuery, type PostFilter } from "../queries.ts";

type Props = Pick<PanelAddress, "filter" | "choose">;

/** The filter and the order of the list. */
export function Filters({ filter, choose }: Props) {
  const { t } = useTranslation("admin");
  const { language } = useLanguage();
  const { t: slotName } = useTranslation();
  return (
    <search className="filters">
      <Search key="search" filter={filter} choose={choose} />
      <Choice
        label={t("posts.filter.language")}
        value={filter.language}
        onChoose={(value) => choose({ language: value })}
        options={[
          ["", t("posts.filter.bothLanguages")],
          ["en", t("posts.filter.english")],
          ["pl", t("posts.filter.polish")],
        ]}
      />
      <Choice
        label={t("posts.filter.slot")}
        value={filter.slot}
        onChoose={(value) => choose({ slot: value })}
        options={[
          ["", t("posts.filter.allSlots")],
          ...timeSlots.map((slot) => [slot, slotName(`slot.${slot}`)] as const),
        ]}
      />
      <Choice
        label={t("posts.filter.category")}
        value={filter.category}
        onChoose={(value) => choose({ category: value })}
        options={[
          ["", t("posts.filter.allCategories")],
          ...useCategories(filter.category).map((each) => [each, categoryIn(language, each)] as const),
        ]}
      />
      <Choice
        label={t("posts.filter.state")}
        value={filter.state}
        onChoose={(value) => choose({ state: value })}
        options={[
          ["", t("posts.filter.allStates")],
          ...states.map((state) => [state, t(`posts.filter.states.${state}`)] as const),
        ]}
      />
      <Choice
        label={t("posts.filter.sort")}
        value={filter.sort}
        onChoose={(value) => choose({ sort: value })}
        options={sorts.map((sort) => [sort, t(`posts.filter.sorts.${sort}`)] as const)}
      />
    </search>
  );
}

/** The bundled categories, those that the statistics know, and the chosen one. */
function useCategories(chosen: string): string[] {
  const { data: overview } = useQuery(overviewQuery);
  const known = overview?.byCategory.map(({ category }) => category) ?? [];
  return [...new Set([...Object.keys(categories), ...known, chosen])].filter((category) => category !== "");
}

function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [Value, ReactNode])[];
  onChoose(value: Value): void;
}) {
  // Shows the choice at once, even while the list loads.
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  return (
    <select
      className="select"
      aria-label={label}
      value={shown}
      onChange={({ target }) => {
        const [chosen] = options.find(([each]) => each === target.value) ?? [value];
        setShown(chosen);
        onChoose(chosen);
      }}
    >
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The pause after which typing counts as finished, in milliseconds. */
const typingPause = 250;

/** Searches once typing has paused. */
function Search({ filter, choose }: { filter: PostFilter; choose: Props["choose"] }) {
  const { t } = useTranslation("admin");
  const [typed, setTyped] = useState(filter.search);
  const latestSearch = useRef(filter.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const isAskedFor = isSearching(useLocation().state);
  const latest = useRef(choose);
  latest.current = choose;

  useEffect(() => {
    // Going back in the browser may change the search while the field is shown.
    if (filter.search === latestSearch.current) return;
    latestSearch.current = filter.search;
    clearTimeout(timer.current);
    setTyped(filter.search);
  }, [filter.search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isAskedFor) field.current?.focus();
  }, [isAskedFor]);

  const searchFor = (search: string) => {
    clearTimeout(timer.current);
    latestSearch.current = search;
    latest.current({ search }, { typed: true });
  };
  return (
    <input
      className="input filters__search"
      type="search"
      ref={field}
      aria-label={t("posts.filter.search")}
      placeholder={t("posts.filter.search")}
      maxLength={longest.search}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => searchFor(value.trim()), typingPause);
      }}
      onKeyDown={({ key }) => key === "Enter" && searchFor(typed.trim())}
    />
  );
}
