// Which words of two texts differ. Pure.
import { type Change, diffArrays, diffWordsWithSpace } from "diff";

export type Piece = { kind: "same" | "removed" | "added"; text: string };

/** Beyond so many differences nobody compares words any more, and finding them all would freeze the page. */
const maxEditLength = 1500;

/** The way from one text to another, word by word; paragraph by paragraph where too little is left of the words. */
export function differenceOf(before: string, after: string): Piece[] {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const changes = diffWordsWithSpace(before, after, { maxEditLength }) ?? paragraphsOf(before, after);
  return joined(changes.map(pieceOf));
}

function paragraphsOf(before: string, after: string): Pick<Change, "value" | "added" | "removed">[] {
  const split = (text: string) => text.split(/(?<=\n)/);
  const changes = diffArrays(split(before), split(after), { maxEditLength });
  if (changes !== undefined) return changes.map((change) => ({ ...change, value: change.value.join("") }));
  return [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
}

const pieceOf = ({ value, added, removed }: Pick<Change, "value" | "added" | "removed">): Piece => ({
  kind: added ? "added" : removed ? "removed" : "same",
  text: value,
});

const isGap = ({ kind, text }: Piece) => kind === "same" && /^[^\S\n]+$/.test(text);

/** Words exchanged one by one read as one exchange: a space between them, which both texts have, belongs to it. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let run = { removed: "", added: "" };
  let gap = "";
  const end = () => {
    for (const kind of ["removed", "added"] as const) if (run[kind] !== "") result.push({ kind, text: run[kind] });
    if (gap !== "") result.push({ kind: "same", text: gap });
    run = { removed: "", added: "" };
    gap = "";
  };
  for (const piece of pieces) {
    const isRunning = run.removed !== "" || run.added !== "";
    if (isRunning && isGap(piece)) gap += piece.text;
    else if (piece.kind === "same") {
      end();
      result.push(piece);
    } else {
      run = { removed: run.removed + gap, added: run.added + gap };
      run[piece.kind] += piece.text;
      gap = "";
    }
  }
  end();
  return result;
}

/** How much of an unchanged stretch is shown beside a change. */
const context = 120;

/** Long unchanged stretches without their middle, which is given as null. */
export function shortened(pieces: readonly Piece[]): (Piece | null)[] {
  return pieces.flatMap((piece, index) => {
    if (piece.kind !== "same") return [piece];
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    const { text } = piece;
    const kept = isFirst || isLast ? context : 2 * context;
    // A little more is no gain to leave out.
    if ((isFirst && isLast) || text.length <= kept + context) return [piece];
    const head = isFirst ? "" : text.slice(0, text.lastIndexOf(" ", context) + 1 || context);
    const from = text.indexOf(" ", text.length - context);
    const tail = isLast ? "" : text.slice(from === -1 ? text.length - context : from);
    const same = (part: string): Piece[] => (part === "" ? [] : [{ kind: "same", text: part }]);
    return [...same(head), null, ...same(tail)];
  });
}
