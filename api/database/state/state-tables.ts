import type { SessionWay } from "#api/access/model.ts";
import type { Language } from "#api/language/model.ts";
import type { Frequency } from "#api/newsletter/model.ts";
import type { Role } from "#api/platform/roles.ts";
import type { StoryId } from "#api/stories/model.ts";
import type { PreviewTarget } from "#api/stories/previews/model.ts";

/** The last change of a part of the state. Every writer locks this row, so changes become visible in the order of their numbers. */
type PartTable = {
  part: string;
  /** The number of the last change. */
  change: number;
  /** Removals up to this change are forgotten: a server that has seen less reads everything anew. */
  forgotten: number;
};

/** Ids of removed rows, kept for a day, so that other servers learn of the removal. */
type RemovedTable = { part: string; collection: string; id: string; change: number; at: string };

type Changing = { id: string; change: number };

type AccountTable = Changing & {
  username: string;
  role: Role;
  password_hash: string;
  password_version: number;
  created_at: string;
  recovery_codes: string[] | null;
  email: string | null;
  language: Language | null;
};
type SessionTable = Changing & {
  account: string;
  way: SessionWay;
  browser: string;
  begun_at: string;
  last_seen_at: string;
  expires_at: string;
  proven_at: string | null;
};
type InvitationTable = Changing & {
  role: Role;
  name: string | null;
  email: string | null;
  invited_by: string;
  created_at: string;
  expires_at: string;
};
type PasskeyTable = Changing & {
  account: string;
  name: string;
  public_key: string;
  counter: number;
  transports: string[];
  created_at: string;
  last_used_at: string | null;
};
type UsedChallengeTable = Changing & { expires_at: string };
type PreviewLinkTable = Changing & {
  kind: PreviewTarget["kind"];
  story: StoryId;
  made_by: string;
  made_by_name: string;
  created_at: string;
  expires_at: string;
};
type SubscriberTable = Changing & {
  email: string;
  language: Language;
  frequency: Frequency;
  asked_at: string;
  confirmed_at: string | null;
  to_ask: boolean;
  letters_up_to: string | null;
  bounced_at: string | null;
};
type ToldTable = Changing & { on_date: string };
/**
 * The last write of each server and kind of work, by its own number: a writer whose answer was lost learns whether the write was done, and
 * does nothing twice.
 */
type WriterTable = { writer: string; turn: number; at: string };
type SecretTable = { name: string; value: string };

export type StateTables = {
  state_parts: PartTable;
  removed_rows: RemovedTable;
  accounts: AccountTable;
  sessions: SessionTable;
  invitations: InvitationTable;
  passkeys: PasskeyTable;
  used_challenges: UsedChallengeTable;
  preview_links: PreviewLinkTable;
  subscribers: SubscriberTable;
  told: ToldTable;
  writers: WriterTable;
  secrets: SecretTable;
};
