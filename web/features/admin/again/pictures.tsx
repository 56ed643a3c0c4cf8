import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Proposal } from "#api/generation/proposals/model.ts";
import type { Picture } from "#api/images/model.ts";
import { Plate } from "#web/ui/plate.tsx";
import { hiddenPictureQuery, isHidden } from "../hidden-picture.ts";
import type { About } from "./queries.ts";
import type { Present } from "./selection.ts";

type Props = { about: About; present: Present; proposal: Proposal };

/** Both pictures, with the words that describe them. */
export function Pictures({ about, present, proposal: { picture } }: Props) {
  const { t } = useTranslation("admin");
  if (picture === undefined) return null;
  const sides = [
    { side: "before", shown: present, isDraft: about.subject === "draft" },
    { side: "after", shown: picture, isDraft: false },
  ] as const;
  return (
    <div className="again__sides">
      {sides.map(({ side, shown, isDraft }) => (
        <figure key={side} className="again__side">
          <p className="again__who">{t(`again.${side}`)}</p>
          <HiddenPlate picture={shown} isDraft={isDraft} />
          <figcaption>
            <p lang="en">{shown.imageAlt}</p>
            <p lang="pl">{shown.imageAltPl}</p>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The caption below says what is to be seen, so the picture needs no text alternative of its own. */
function HiddenPlate({ picture, isDraft }: { picture: Picture; isDraft: boolean }) {
  const hidden = isHidden(picture);
  const { data, isPending } = useQuery({ ...hiddenPictureQuery(picture, 640, isDraft), enabled: hidden });
  if (hidden && isPending) return <div className="plate sk" />;
  const shown = hidden ? { imageUrl: data ?? "data:," } : picture;
  return <Plate key={shown.imageUrl.slice(0, 80)} post={shown} alt="" sizes="480px" />;
}
