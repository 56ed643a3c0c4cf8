import { z } from "zod";
import { roles } from "#api/platform/roles.ts";

/** One administrative call: who did what, when, and from which session. Neither texts nor secrets, nor any address. */
export const AuditRecord = z.strictObject({
  at: z.iso.datetime(),
  /** The account's id, or the machine's owner's; the name and the role are those of that time. */
  account: z.string(),
  username: z.string(),
  role: z.enum(roles),
  /** The id of the session; null for the machine's owner. */
  session: z.string().nullable(),
  /** Method and path as the endpoint declares them: `PUT /api/admin/posts/{id}`. */
  call: z.string(),
  /** What it was done to: a story's id, somebody's name. */
  target: z.string().nullable(),
  /** `done`, or the code of the error. */
  outcome: z.string(),
});
export type AuditRecord = z.infer<typeof AuditRecord>;

export const AuditQuery = z.object({
  /** Only what this account did. */
  account: z.string().max(100).optional(),
  /** Only calls of this kind. */
  call: z.string().max(200).optional(),
  /** Goes on after an earlier page. */
  before: z.string().max(100).optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Newest first; `next` asks for the page after it, null on the last one. */
export const AuditPage = z.strictObject({ records: z.array(AuditRecord), next: z.string().nullable() });
export type AuditPage = z.infer<typeof AuditPage>;

export const pageLength = 50;

/** How long records are kept. */
export const monthsKept = 12;

/** Where records are kept: in files of one server, or in a database that several share. */
export type AuditStore = {
  /** Resolves once the record is durable. */
  add(record: AuditRecord): Promise<void>;
  page(query: AuditQuery): Promise<AuditPage>;
  /** Forgets what is older than a year. */
  forget(now: Temporal.Instant): Promise<void>;
  close(): Promise<void>;
};

export const isOf = ({ account, call }: AuditQuery, record: AuditRecord): boolean =>
  (account === undefined || record.account === account) && (call === undefined || record.call === call);
