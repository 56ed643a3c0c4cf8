// Upgrades the machine that its argument describes, as a process of its own that can be killed.
import { goBackOn, upgradeTo } from "./upgrade.fixture.ts";

const { wanted, ...machine } = JSON.parse(process.argv[2] ?? "{}");
await (wanted === null ? goBackOn(machine) : upgradeTo(wanted, machine));
