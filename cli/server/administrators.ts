import { z } from "zod";
import type { Access } from "#api/access/access.ts";
import { ListedAccount, MadeInvitation, SignedInAdmin } from "#api/access/model.ts";
import { type Admin, machineOwner } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { originOfMails } from "#api/wiring/services.ts";
import { withAccess } from "#api/wiring/state-services.ts";
import type { LocalServices } from "../context.ts";
import type { ServerClient } from "./server-client.ts";

const Answer = z.object({ admin: SignedInAdmin });
const People = z.array(ListedAccount);

type Options = { config: Config; clock: Clock };
type Commands = "createAdmin" | "resetPassword" | "listAdmins" | "setAdminRole" | "inviteAdmin" | "removeAdmin";

/** Manages this machine's administrators in the state file; while a server holds that, through the server as its owner. */
export function administratorsOf(options: Options): Pick<LocalServices, Commands> {
  /** Does one of these: on the state, or by calling the server. */
  const either = <Result>(onState: (access: Access) => Promise<Result>, onServer: OnServer<Result>) =>
    withAccess(options, onState).catch(throughServer(options, onServer));
  return {
    createAdmin: (account) =>
      either(
        (access) => access.create(account),
        (server) => adminOf(server.call("POST", "/api/admin/accounts", account)),
      ),
    resetPassword: (account) =>
      either(
        (access) => access.resetPassword(account),
        (server) => adminOf(server.call("POST", "/api/admin/accounts/password", account)),
      ),
    listAdmins: () => either((access) => access.people(), peopleOf),
    setAdminRole: (username, role) =>
      either(
        async (access) => access.setRole((await access.personNamed(username)).id, role),
        async (server) => adminOf(server.call("PUT", await accountAt(server, username), { role })),
      ),
    inviteAdmin: ({ role, name, language }) =>
      either(
        async (access) => {
          const { invitationLink } = await import("#api/access/invitations.ts");
          const order = { role, language, ...(name !== undefined && { name }) };
          const { invitation, token } = await access.invite(order, machineOwner.id);
          const origin = originOfMails(options.config);
          return { link: invitationLink({ origin, language, token }), expiresAt: invitation.expiresAt };
        },
        async (server) => {
          const answer = await server.call("POST", "/api/admin/invitations", { role, name, language });
          const { link, invitation } = MadeInvitation.parse(answer);
          return { link, expiresAt: invitation.expiresAt };
        },
      ),
    removeAdmin: (username) =>
      either(
        async (access) => access.remove((await access.personNamed(username)).id),
        async (server) => adminOf(server.call("DELETE", await accountAt(server, username))),
      ),
  };
}

const adminOf = async (answer: Promise<unknown>): Promise<Admin> => Answer.parse(await answer).admin;
const peopleOf = async (server: ServerClient) => People.parse(await server.call("GET", "/api/admin/accounts"));

/** The path of the account of this name. Throws ACCOUNT_NOT_FOUND. */
async function accountAt(server: ServerClient, username: string): Promise<string> {
  const { nameKey } = await import("#api/access/accounts.ts");
  const { noAccount } = await import("#api/access/refusals.ts");
  const found = (await peopleOf(server)).find((person) => nameKey(person.username) === nameKey(username));
  if (found === undefined) throw noAccount();
  return `/api/admin/accounts/${found.id}`;
}

type OnServer<Result> = (server: ServerClient) => Promise<Result>;

function throughServer<Result>({ config }: Options, onServer: OnServer<Result>) {
  return async (error: unknown): Promise<Result> => {
    if (!(error instanceof AppError) || error.code !== "STATE_IN_USE") throw error;
    const { localServer } = await import("./server-client.ts");
    const server = await localServer(config);
    if (!server) throw error;
    return onServer(server);
  };
}
