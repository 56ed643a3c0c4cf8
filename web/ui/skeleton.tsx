import { cutOf } from "./plate.tsx";

/** The number of placeholder cards in each list. */
export const skeletons = { today: 3, gallery: 4 };

/** The placeholder of a card while its story loads. */
function CardSkeleton({ index }: { index: number }) {
  return (
    <div className="post" aria-hidden="true">
      <div className={`plate sk ${cutOf(index)}`} />
      <div className="post__meta badges">
        <span className="sk sk--pill" />
      </div>
      <span className="sk sk--title" />
      <span className="sk sk--line" />
      <span className="sk sk--line sk--most" />
      <span className="sk sk--line sk--half" />
    </div>
  );
}

export function CardSkeletons({ count, className }: { count: number; className: string }) {
  return (
    <div className={className}>
      {[...Array(count).keys()].map((place) => (
        <CardSkeleton key={place} index={place} />
      ))}
    </div>
  );
}
