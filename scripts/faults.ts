import { checkedByRules } from "#api/generation/gate/rules.ts";
import { openDictionaries } from "#api/generation/gate/spelling/dictionaries.ts";
import { consecutive } from "#api/house/storyteller/readers-memory.fixture.ts";
import { impossibleIn } from "#api/house/storyteller/impossible.fixture.ts";
import { dealAt } from "#api/house/storyteller/history.ts";
const d = await openDictionaries();
const seen = new Map<string, string>();
for (const from of ["2026-11-21", "2028-01-30"]) {
  for (const { brief, text } of await consecutive(1095, from)) {
    const told = dealAt(brief).told;
    const name = told?.telling.source.name ?? "whole";
    const t = { ...text };
    for (const f of [...Object.values(checkedByRules(text, brief, d)).flat(), ...impossibleIn(text, brief).map((x) => `IMPOSSIBLE ${x}`)]) {
      const key = `${name}: ${f}`;
      if (!seen.has(key)) { seen.set(key, brief.id); 
        console.log(key, brief.id, `| ${t.titleEn}`);
        if (/IMPOSSIBLE/.test(f)) { const m = text.contentEn.match(/[^.!?]*(?:it was raining|it had been raining|the rain (?:was|had been)|Friday|Tuesday|Sunday|Monday|Saturday|from school|after (?:school|lessons)|night|noon|evening|morning|snow)[^.!?]*[.!?]/i); const mp = text.contentPl.match(/[^.!?]*(?:padało|lało|piąt|wtor|niedziel|poniedz|sobot|ze szkoły|po lekcjach|noc|połud|wiecz|rano|śnieg)[^.!?]*[.!?]/i); console.log("    ", m?.[0]?.trim(), "|", mp?.[0]?.trim()); }
      }
    }
  }
}
