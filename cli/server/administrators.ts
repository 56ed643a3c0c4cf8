import type { NewAccount } from "../../api/access/model.ts";
import type { Admin } from "../../api/platform/admin.ts";
import type { Clock } from "../../api/platform/clock.ts";
import type { Config } from "../../api/platform/config.ts";
import { AppError } from "../../api/platform/errors.ts";
import { withAccess } from "../../api/wiring/services.ts";
import type { Product } from "../surroundings.ts";

type World = { config: Config; clock: Clock };

/** The administrators of this machine's server: on the state file itself, or by the running server that holds it, as its owner. */
export function administratorsOf(world: World): Pick<Product, "createAdmin" | "resetPassword"> {
  return {
    createAdmin: (account) =>
      withAccess(world, (access) => access.create(account)).catch(throughServer(world, "/api/admin/accounts", account)),
    resetPassword: (account) =>
      withAccess(world, (access) => access.resetPassword(account)).catch(
        throughServer(world, "/api/admin/accounts/password", account),
      ),
  };
}

function throughServer({ config }: World, path: string, account: NewAccount) {
  return async (error: unknown): Promise<Admin> => {
    if (!(error instanceof AppError) || error.code !== "STATE_IN_USE") throw error;
    const { localServer } = await import("./calls.ts");
    const server = await localServer(config);
    if (!server) throw error;
    const { admin } = (await server.call("POST", path, account)) as { admin: Admin };
    return admin;
  };
}
