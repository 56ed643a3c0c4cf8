// Vitest set-up file: undoes what the set-up of an earlier file in this process patched, or each file's would call the one before.
import { ServerResponse } from "node:http";

// Node's own `end` is inherited.
Reflect.deleteProperty(ServerResponse.prototype, "end");
