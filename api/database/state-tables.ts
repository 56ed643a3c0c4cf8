/** How far a part of the state has come. Who changes anything of it holds this row; so changes are counted in the order they are seen in. */
type PartTable = {
  part: string;
  /** The number of the last change. */
  change: number;
  /** Up to which change it is forgotten what was removed: who has seen less reads everything anew. */
  forgotten: number;
};

/** What was removed, by its id alone, for a day: so that other servers hear of it. */
type RemovedTable = { part: string; collection: string; id: string; change: number; at: string };

type Changing = { id: string; change: number };

type AccountTable = Changing & {
  username: string;
  password_hash: string;
  password_version: number;
  created_at: string;
};
type EndedTokenTable = Changing & { expires_at: string };
type SubscriberTable = Changing & {
  email: string;
  language: string;
  asked_at: string;
  confirmed_at: string | null;
  to_ask: boolean;
  letters_up_to: string | null;
  bounced_at: string | null;
};
type ToldTable = Changing & { on_date: string };
/**
 * What each server did last, of each kind of work, by a number of its own: so one whose answer was lost learns whether that was done, and
 * does nothing twice.
 */
type WriterTable = { writer: string; turn: number; at: string };
type SecretTable = { name: string; value: string };

export type StateTables = {
  state_parts: PartTable;
  removed_rows: RemovedTable;
  accounts: AccountTable;
  ended_tokens: EndedTokenTable;
  subscribers: SubscriberTable;
  told: ToldTable;
  writers: WriterTable;
  secrets: SecretTable;
};
