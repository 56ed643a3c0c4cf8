import { z } from "zod";
import { type NewAccount, Session } from "#api/access/model.ts";
import type { Admin } from "#api/platform/admin.ts";
import type { Clock } from "#api/platform/clock.ts";
import type { Config } from "#api/platform/config.ts";
import { AppError } from "#api/platform/errors.ts";
import { withAccess } from "#api/wiring/state-services.ts";
import type { LocalServices } from "../context.ts";

const Answer = z.object({ admin: Session.shape.admin });

type Options = { config: Config; clock: Clock };

/** Manages this machine's administrators in the state file; while a server holds that, through the server as its owner. */
export function administratorsOf(options: Options): Pick<LocalServices, "createAdmin" | "resetPassword"> {
  return {
    createAdmin: (account) =>
      withAccess(options, (access) => access.create(account)).catch(
        throughServer(options, "/api/admin/accounts", account),
      ),
    resetPassword: (account) =>
      withAccess(options, (access) => access.resetPassword(account)).catch(
        throughServer(options, "/api/admin/accounts/password", account),
      ),
  };
}

function throughServer({ config }: Options, path: string, account: NewAccount) {
  return async (error: unknown): Promise<Admin> => {
    if (!(error instanceof AppError) || error.code !== "STATE_IN_USE") throw error;
    const { localServer } = await import("./server-client.ts");
    const server = await localServer(config);
    if (!server) throw error;
    return Answer.parse(await server.call("POST", path, account)).admin;
  };
}
