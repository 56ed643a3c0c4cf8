import { useTranslation } from "react-i18next";
import { hourOf } from "#api/schedule/model.ts";
import type { PostsPage } from "#api/stories/archive/model.ts";
import type { PageNamed } from "#web/app/paths.ts";
import { Loaded } from "./loaded.tsx";
import { PagedPosts } from "./paged-posts.tsx";

type Props = { page: PageNamed<"time"> };

export default function TimePage({ page }: Props) {
  return <Loaded page={page}>{(answer) => <Content page={page} answer={answer} />}</Loaded>;
}

function Content({ page, answer }: Props & { answer: PostsPage }) {
  const { t } = useTranslation();
  const description = t("time.description", { time: hourOf(page.slot) });
  return <PagedPosts list={page} title={t(`time.title.${page.slot}`)} description={description} {...answer} />;
}
