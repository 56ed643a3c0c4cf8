import { dealAt } from "#api/house/storyteller/history.ts";
import { houseStoryteller } from "#api/house/storyteller/write.ts";
import { briefOf } from "#api/house/storyteller/readers-memory.fixture.ts";
for (const id of process.argv.slice(2)) {
  const date = id.slice(0, 10), slot = id.slice(11) as "morning";
  const t = await houseStoryteller.write(briefOf(date, slot));
  console.log("##", id, dealAt({ date, timeSlot: slot }).told?.telling.source.name, "|", t.titleEn, "|", t.titlePl, "\nALT", t.imageAlt, "|", t.imageAltPl, "\nEXC", t.excerptEn, "|", t.excerptPl, "\n\n" + t.contentEn + "\n\n" + t.contentPl + "\n");
}
