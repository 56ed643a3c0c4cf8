// The differences of two texts by word. Pure.
import { type Change, diffArrays, diffWordsWithSpace } from "diff";

export type Piece = { kind: "same" | "removed" | "added"; text: string };

/** Nobody reads more differences than these, and finding them all would freeze the page. */
const maxEditLength = 1500;

/** Compares two texts by word, or by paragraph if too many words differ. */
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

/** Merges words that are exchanged one by one; the unchanged space between them belongs to the exchange. */
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

/** The characters of unchanged text to show beside a change. */
const context = 120;

/** Cuts the middle out of long unchanged stretches; null marks the cut. */
export function shortened(pieces: readonly Piece[]): (Piece | null)[] {
  return pieces.flatMap((piece, index) => {
    if (piece.kind !== "same") return [piece];
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    const { text } = piece;
    const kept = isFirst || isLast ? context : 2 * context;
    // A short middle is not worth cutting.
    if ((isFirst && isLast) || text.length <= kept + context) return [piece];
    const head = isFirst ? "" : text.slice(0, text.lastIndexOf(" ", context) + 1 || context);
    const from = text.indexOf(" ", text.length - context);
    const tail = isLast ? "" : text.slice(from === -1 ? text.length - context : from);
    const same = (part: string): Piece[] => (part === "" ? [] : [{ kind: "same", text: part }]);
    return [...same(head), null, ...same(tail)];
  });
}
