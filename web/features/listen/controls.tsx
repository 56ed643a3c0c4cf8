import type { Language } from "#api/language/model.ts";
import { languageNames } from "#web/app/chrome/language-links.tsx";
import { useLanguage } from "#web/app/language.tsx";
import { Icon } from "#web/ui/icons.tsx";
import type { Choice } from "./open-voice.ts";
import type { Reading, ReadingState } from "./reading.ts";
import { speeds } from "./voice.ts";
import { useWords } from "./words.ts";

const drawings = {
  play: "M7.5 4.5l11.5 7.5-11.5 7.5z",
  pause: "M8 5v14M16 5v14",
  back: "M5.5 5v14M19 5.5L9.5 12l9.5 6.5z",
  forth: "M18.5 5v14M5 5.5l9.5 6.5L5 18.5z",
};

type Props = {
  reading: Reading | null;
  state: ReadingState;
  /** What is read; null where there is nothing to choose. */
  choice: Choice | null;
  onChoice(choice: Choice): void;
  goesOn: boolean;
  onGoesOn(goesOn: boolean): void;
  onClose(): void;
};

export function Controls(props: Props) {
  const { reading, state, goesOn, onGoesOn, onClose } = props;
  const { word } = useWords();
  const isSpeechless = state.status === "voiceless" || state.status === "remote";
  return (
    <div className="wrap">
      <Status state={state} />
      {state.status === "remote" && (
        <button className="btn btn--s" type="button" data-first="left" onClick={() => reading?.allowRemote()}>
          {word("allowRemote")}
        </button>
      )}
      {!isSpeechless && (
        <label className="player__goes-on">
          <input type="checkbox" checked={goesOn} onChange={() => onGoesOn(!goesOn)} />
          {word("goesOn")}
        </label>
      )}
      {props.choice !== null && <Languages choice={props.choice} onChoice={props.onChoice} />}
      <div className="player__keys">
        {!isSpeechless && <Keys reading={reading} state={state} />}
        <button
          className="icon-btn player__stop"
          type="button"
          aria-label={word("stop")}
          data-first={state.status === "voiceless" ? "left" : undefined}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}

/** Where the reader is. Only what changes with a press is announced, not every sentence. */
function Status({ state: { status, at, count } }: { state: ReadingState }) {
  const { status: said, where } = useWords();
  const isAside = status === "reading" || status === "paused";
  return (
    <div className="player__where">
      <p role="status" className={isAside ? "sr" : undefined}>
        {said(status)}
      </p>
      {isAside && <p>{where(at + 1, count)}</p>}
      {count > 0 && <progress max={count} value={at + 1} aria-hidden="true" />}
    </div>
  );
}

function Keys({ reading, state: { status, speed, count } }: Pick<Props, "reading" | "state">) {
  const { word } = useWords();
  const { language } = useLanguage();
  const isReading = status === "reading";
  return (
    <>
      <Key name="back" onPress={() => count > 0 && reading?.step(-1)} />
      <Key
        name={isReading ? "pause" : "play"}
        isFirst
        onPress={() => (isReading ? reading?.pause() : reading?.play())}
      />
      <Key name="forth" onPress={() => count > 0 && reading?.step(1)} />
      <select
        aria-label={word("speed")}
        value={speed}
        onChange={({ target }) => reading?.setSpeed(Number(target.value))}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {each.toLocaleString(language)}×
          </option>
        ))}
      </select>
    </>
  );
}

type KeyProps = { name: keyof typeof drawings; isFirst?: boolean; onPress(): void };

function Key({ name, isFirst, onPress }: KeyProps) {
  const { word } = useWords();
  return (
    <button
      className="icon-btn"
      type="button"
      aria-label={word(name)}
      data-first={isFirst ? "keys" : undefined}
      onClick={onPress}
    >
      <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[name]} />
      </svg>
    </button>
  );
}

function Languages({ choice, onChoice }: { choice: Choice; onChoice(choice: Choice): void }) {
  const { word } = useWords();
  const choices: [Choice, string][] = [
    ...(Object.entries(languageNames) as [Language, string][]),
    ["both", word("both")],
  ];
  return (
    <select
      aria-label={word("language")}
      value={choice}
      onChange={({ target }) => {
        const chosen = choices.find(([value]) => value === target.value);
        if (chosen) onChoice(chosen[0]);
      }}
    >
      {choices.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
